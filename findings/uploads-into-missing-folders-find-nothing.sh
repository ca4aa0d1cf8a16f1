#!/bin/sh
# A drawing uploaded by PUT into a folder that is not there, and a folder made in it by MKCOL, on six servers of WebDAV.
# Guess: 409 for both, at which a client makes the folders above first and tries again (RFC 4918, 9.7.1 and 9.3.1: MUST fail with 409).
# Seen: all say 409 to MKCOL. To PUT Apache, lighttpd and webdav-server do; rclone 1.60.1 and SabreDAV 1.8.12 say 404 and nginx 1.22.1 says 500, at which a client gives up.
. "$(dirname "$0")/shared/servers-of-dav.sh"
{
  echo MKCOL
  for server in $servers; do
    echo "$(dav "$server" MKCOL /2026/door/):$server"
  done | gather
  echo PUT
  for server in $servers; do
    echo "$(dav "$server" PUT /2026/a.txt -d drawing):$server"
  done | gather
} | tee seen
diff seen - <<'T'
MKCOL
409: Apache lighttpd nginx rclone SabreDAV webdav-server
PUT
404: rclone SabreDAV
409: Apache lighttpd webdav-server
500: nginx
T
