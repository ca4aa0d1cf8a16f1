#!/bin/sh
# A remark in Chinese as a property of a drawing, with its language (xml:lang="zh-CN"), set by PROPPATCH and read by PROPFIND, on servers of WebDAV that have such properties.
# Guess: it comes back with its language (RFC 4918, 4.3: the language in the scope of a property's value MUST be kept with it).
# Seen: Apache 2.4.71 keeps it. lighttpd 1.4.69 and SabreDAV 1.8.12 give the remark without its language.
. "$(dirname "$0")/shared/servers-of-dav.sh"
for server in Apache lighttpd SabreDAV; do
  dav "$server" PUT /a.txt -d drawing >/dev/null
  dav "$server" PROPPATCH /a.txt -H 'Content-Type: application/xml' -d '<?xml version="1.0" encoding="utf-8"?><D:propertyupdate xmlns:D="DAV:" xmlns:d="urn:x"><D:set><D:prop><d:note xml:lang="zh-CN">报价</d:note></D:prop></D:set></D:propertyupdate>' >/dev/null
  dav "$server" PROPFIND /a.txt -H 'Depth: 0' -H 'Content-Type: application/xml' -d '<D:propfind xmlns:D="DAV:"><D:prop><note xmlns="urn:x"/></D:prop></D:propfind>' >/dev/null
  echo "$(grep -o '报价' got) in $(grep -o 'xml:lang="[^"]*"' got | cut -d: -f2 | grep . || echo 'no language'):$server"
done | gather | tee seen
diff seen - <<'T'
报价 in lang="zh-CN": Apache
报价 in no language: lighttpd SabreDAV
T
