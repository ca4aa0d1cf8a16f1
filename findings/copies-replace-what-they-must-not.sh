#!/bin/sh
# An offer copied to a name that is taken, with Overwrite: F, which forbids to replace what is there, on six servers of WebDAV.
# Guess: 412, and the old file stays (RFC 4918, 10.6: "F" MUST fail where the destination is mapped).
# Seen: five do so. webdav-server 2.6.3 of npm says 201 and has replaced the file.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" PUT /new.txt -d new >/dev/null
  dav "$server" PUT /signed.txt -d signed >/dev/null
  status=$(dav "$server" COPY /new.txt -H 'Overwrite: F' -H "Destination: http://127.0.0.1:$(port_of "$server")/signed.txt")
  dav "$server" GET /signed.txt >/dev/null
  echo "$status and $(cat got):$server"
done | gather | tee seen
diff seen - <<'T'
201 and new: webdav-server
412 and signed: Apache lighttpd nginx rclone SabreDAV
T
