#!/bin/sh
# A folder copied by COPY with Depth: 0, which is for the folder itself with its properties, without what is in it, on six servers of WebDAV; a drawing is in it.
# Guess: the new folder is empty (RFC 4918, 9.8.3: the collection and its properties, but not the resources within).
# Seen: the new folder of Apache, lighttpd and rclone is empty. nginx 1.22.1, SabreDAV 1.8.12 and webdav-server 2.6.3 copy the drawing as well.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" MKCOL /a/ >/dev/null
  dav "$server" PUT /a/x.txt -d drawing >/dev/null
  status=$(dav "$server" COPY /a/ -H 'Depth: 0' -H "Destination: http://127.0.0.1:$(port_of "$server")/b/")
  echo "$status, then the file $(dav "$server" GET /b/x.txt):$server"
done | gather | tee seen
diff seen - <<'T'
201, then the file 200: nginx SabreDAV webdav-server
201, then the file 404: Apache lighttpd rclone
T
