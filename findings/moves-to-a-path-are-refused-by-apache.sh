#!/bin/sh
# A file renamed by MOVE with the path alone as its destination, /b.txt, as a client behind a proxy writes it, which does not know the host's own name; on six servers of WebDAV.
# Guess: 201: a destination is an address in full or a path from the root (RFC 4918, 10.3 and 8.3: Simple-ref; RFC 2518, before 2007, knew the one in full alone).
# Seen: five rename the file. Apache 2.4.71 says 400, and leaves the file where it is.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  status=$(dav "$server" MOVE /a.txt -H 'Destination: /b.txt')
  case $status in 20[14]) status=moved ;; esac
  echo "$status, then /b.txt $(dav "$server" GET /b.txt):$server"
done | gather | tee seen
diff seen - <<'T'
400, then /b.txt 404: Apache
moved, then /b.txt 200: lighttpd nginx rclone SabreDAV webdav-server
T
