#!/bin/sh
# All files of a folder asked for by PROPFIND without the field Depth, on six servers of WebDAV: a drawing in a folder within a folder.
# Guess: all that is below, or 403 from servers that do not give as much (RFC 4918, 9.1: without Depth, SHOULD act as with infinity; 403 with propfind-finite-depth).
# Seen: Apache and lighttpd, which are set up to allow it, rclone and webdav-server list the drawing. SabreDAV 1.8.12 gives what is in the first folder, nginx 1.22.1 that folder alone, and both with 207, as if it were all.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" MKCOL /a/ >/dev/null
  dav "$server" MKCOL /a/door/ >/dev/null
  dav "$server" PUT /a/door/x.txt -d drawing >/dev/null
  status=$(dav "$server" PROPFIND /a/)
  echo "$status, $(php -r '$read = new DOMDocument; $read->load("got"); echo (new DOMXPath($read))->query("//*[local-name()=\"response\"]")->length;') found of 3:$server"
done | gather | tee seen
diff seen - <<'T'
207, 1 found of 3: nginx
207, 2 found of 3: SabreDAV
207, 3 found of 3: Apache lighttpd rclone webdav-server
T
