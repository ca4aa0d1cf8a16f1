#!/bin/sh
# A remark as a property of a drawing, named note in the namespace urn:x, set by PROPPATCH and asked for by PROPFIND, on servers of WebDAV that have such properties.
# Guess: note in urn:x comes back: namespace and name are two (RFC 4918, 21.1; Namespaces in XML).
# Seen: Apache, lighttpd and SabreDAV give it. webdav-server 2.6.3 of npm joins both and cuts them elsewhere: it answers with xnote in urn:, so that who looks for note in urn:x has none.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache lighttpd SabreDAV webdav-server; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  dav "$server" PROPPATCH /a.txt -H 'Content-Type: application/xml' -d '<D:propertyupdate xmlns:D="DAV:" xmlns:d="urn:x"><D:set><D:prop><d:note>18mm</d:note></D:prop></D:set></D:propertyupdate>' >/dev/null
  dav "$server" PROPFIND /a.txt -H 'Depth: 0' -H 'Content-Type: application/xml' -d '<D:propfind xmlns:D="DAV:"><D:prop><note xmlns="urn:x"/></D:prop></D:propfind>' >/dev/null
  echo "$(php -r '$read = new DOMDocument; $read->load("got"); foreach ((new DOMXPath($read))->query("//*[.=\"18mm\" and not(*)]") as $found) echo $found->localName, " in ", $found->namespaceURI;'):$server"
done | sed 's/urn:\(x*\):/<urn;\1>:/' | gather | tee seen
diff seen - <<'T'
note in <urn;x>: Apache lighttpd SabreDAV
xnote in <urn;>: webdav-server
T
