#!/bin/sh
# A file deleted under the condition If: (Not <DAV:no-lock>), which the standard itself gives as one that is always true, on five servers of WebDAV.
# Guess: deleted, 204 (RFC 4918, 10.4.8: DAV:no-lock never is the token of a lock, so Not of it always holds).
# Seen: Apache, lighttpd and nginx delete it. rclone 1.60.1 and SabreDAV 1.8.12 say 412 and leave the file.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache lighttpd nginx rclone SabreDAV; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  status=$(dav "$server" DELETE /a.txt -H 'If: (Not <DAV:no-lock>)')
  echo "$status, then $(dav "$server" GET /a.txt):$server"
done | gather | tee seen
diff seen - <<'T'
204, then 404: Apache lighttpd nginx
412, then 200: rclone SabreDAV
T
