#!/bin/sh
# A file copied to its own address by COPY, as a slip in a script does, on six servers of WebDAV.
# Guess: 403, and the file stays (RFC 4918, 9.8.5: source and destination are the same).
# Seen: five do so. nginx 1.22.1 says 500, and the file is empty then.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  status=$(dav "$server" COPY /a.txt -H "Destination: http://127.0.0.1:$(port_of "$server")/a.txt")
  dav "$server" GET /a.txt >/dev/null
  echo "$status and '$(cat got)':$server"
done | gather | tee seen
diff seen - <<'T'
403 and 'drawing': Apache lighttpd rclone SabreDAV webdav-server
500 and '': nginx
T
