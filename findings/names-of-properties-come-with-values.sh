#!/bin/sh
# The names of a file's properties alone asked for (propname), before a client fetches those that it wants, on six servers of WebDAV.
# Guess: empty elements (RFC 4918, 9.1: names without values, as in the example of 9.1.4).
# Seen: five give empty elements. SabreDAV 1.8.12 gives the values too, the size, the day and the ETag among them.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in $servers; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  dav "$server" PROPFIND /a.txt -H 'Depth: 0' -H 'Content-Type: application/xml' -d '<D:propfind xmlns:D="DAV:"><D:propname/></D:propfind>' >/dev/null
  echo "$(php -r '$read = new DOMDocument; $read->load("got"); echo trim((new DOMXPath($read))->evaluate("string(//*[local-name()=\"getcontentlength\"])")) ?: "name alone";'):$server"
done | gather | tee seen
diff seen - <<'T'
7: SabreDAV
name alone: Apache lighttpd nginx rclone webdav-server
T
