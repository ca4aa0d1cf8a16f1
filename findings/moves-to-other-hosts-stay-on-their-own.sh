#!/bin/sh
# A file moved to an address of another host, http://other.example/b.txt, by MOVE, on five servers of WebDAV.
# Guess: 502, and the file stays (RFC 4918, 9.9.4: when the destination is on another server that does not take it), or another refusal.
# Seen: lighttpd and rclone say 502, nginx 400. Apache 2.4.71 and SabreDAV 1.8.12 say 201, and have moved the file to /b.txt of their own.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache lighttpd nginx rclone SabreDAV; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  status=$(dav "$server" MOVE /a.txt -H 'Destination: http://other.example/b.txt')
  echo "$status, then here $(dav "$server" GET /b.txt):$server"
done | gather | tee seen
diff seen - <<'T'
201, then here 200: Apache SabreDAV
400, then here 404: nginx
502, then here 404: lighttpd rclone
T
