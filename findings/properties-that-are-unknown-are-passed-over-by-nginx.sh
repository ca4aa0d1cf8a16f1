#!/bin/sh
# A property asked for that a file does not have, note in urn:x, together with its size, on six servers of WebDAV.
# Guess: the size with 200, and note with 404 (RFC 4918, 9.1: a property that does not exist MUST be noted with 404).
# Seen: five do so. nginx 1.22.1 with its extension 3.0.0 gives the size and says nothing of the other, so a client cannot know whether it was understood.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  dav "$server" PROPFIND /a.txt -H 'Depth: 0' -H 'Content-Type: application/xml' -d '<D:propfind xmlns:D="DAV:"><D:prop><D:getcontentlength/><note xmlns="urn:x"/></D:prop></D:propfind>' >/dev/null
  echo "$(php -r '$read = new DOMDocument; $read->load("got"); foreach ((new DOMXPath($read))->query("//*[local-name()=\"propstat\"]/*[local-name()=\"status\"]") as $found) $said[] = explode(" ", $found->textContent)[1]; sort($said); echo join(" ", $said);'):$server"
done | gather | tee seen
diff seen - <<'T'
200: nginx
200 404: Apache lighttpd rclone SabreDAV webdav-server
T
