#!/bin/sh
# Links and texts of a page taken by pup, the attribute href, the text, and as JSON, where the page has &amp; in an address, &lt; in a size, and a price in bold within a sentence; the same by xmllint.
# Guess: the address and the text as they are meant: a=1&b=2, 18 < 20, as attr and text of others have it; in JSON at least, whose escapes are others.
# Seen (pup 0.4.0): what it takes is escaped for HTML again: a=1&amp;b=2 and 18 &lt; 20, in JSON as well, so that the address leads elsewhere; --plain turns it off. text{} puts each piece of the sentence on a line.
set -eu
for package in libxml2-utils pup; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxml2-utils pup
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '<meta charset="utf-8"><p>价格<b>1299</b>元，18 &lt; 20</p><a href="/图?a=1&amp;b=2">图</a>' > page.html
{
  echo "xmllint: $(xmllint --html --xpath 'string(//a/@href)' page.html) $(xmllint --html --xpath 'string(//p)' page.html)"
  echo "attr: $(pup 'a attr{href}' < page.html)"
  echo "attr, plain: $(pup --plain 'a attr{href}' < page.html)"
  echo "text: $(pup 'p text{}' < page.html | tr '\n' '/')"
  echo "json: $(pup 'a json{}' < page.html | python3 -c 'import json, sys; print(json.load(sys.stdin)[0]["href"])')"
} | tee seen
diff seen - <<'T'
xmllint: /图?a=1&b=2 价格1299元，18 < 20
attr: /图?a=1&amp;b=2
attr, plain: /图?a=1&b=2
text: 价格/1299/元，18 &lt; 20/
json: /图?a=1&amp;b=2
T
