#!/bin/sh
# A piece of a file uploaded by PUT with Content-Range: bytes 0-2/6, XYZ for a file that holds abcdef, on five servers of WebDAV.
# Guess: the piece is put in its place, XYZdef, or refused by 400 (RFC 9110, 14.5; RFC 7231, 4.3.4: MUST respond 400), so that the file is whole in any case.
# Seen: Apache puts it in its place; lighttpd says 400, nginx and SabreDAV 501. rclone 1.60.1 says 201, and the file is XYZ.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache lighttpd nginx rclone SabreDAV; do
  dav "$server" PUT /a.txt -d abcdef >/dev/null
  status=$(dav "$server" PUT /a.txt -d XYZ -H 'Content-Range: bytes 0-2/6')
  dav "$server" GET /a.txt >/dev/null
  echo "$status and $(cat got):$server"
done | gather | tee seen
diff seen - <<'T'
201 and XYZ: rclone
204 and XYZdef: Apache
400 and abcdef: lighttpd
501 and abcdef: nginx SabreDAV
T
