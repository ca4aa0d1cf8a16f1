#!/bin/sh
# A name for which there is no file yet locked by LOCK before an upload, as office programs do when they save under a new name, on servers of WebDAV.
# Guess: 201, and an empty file is there, which others see (RFC 4918, 7.3: MUST create an empty resource).
# Seen: nginx 1.22.1, rclone 1.60.1 and SabreDAV 1.8.12 do so. Apache 2.4.71 and webdav-server 2.6.3 say 200, and the file is not found.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache nginx rclone SabreDAV webdav-server; do
  status=$(dav "$server" LOCK /new.txt -H 'Content-Type: application/xml' -d '<D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>')
  echo "$status, then the file $(dav "$server" GET /new.txt):$server"
done | gather | tee seen
diff seen - <<'T'
200, then the file 404: Apache webdav-server
201, then the file 200: nginx rclone SabreDAV
T
