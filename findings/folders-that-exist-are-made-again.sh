#!/bin/sh
# A folder made by MKCOL where it is already, as programs do that upload drawings and make the folders on the way, on six servers of WebDAV; a drawing is in it.
# Guess: 405, by which such programs know that it is there: MKCOL is for addresses without anything (RFC 4918, 9.3 and 9.3.1: 405, and MUST fail).
# Seen: five say 405. rclone 1.60.1 says 201, made, so that two such programs both believe the folder to be theirs. The drawing stays.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" MKCOL /door/ >/dev/null
  dav "$server" PUT /door/a.txt -d drawing >/dev/null
  status=$(dav "$server" MKCOL /door/)
  dav "$server" GET /door/a.txt >/dev/null
  echo "$status and $(cat got):$server"
done | gather | tee seen
diff seen - <<'T'
201 and drawing: rclone
405 and drawing: Apache lighttpd nginx SabreDAV webdav-server
T
