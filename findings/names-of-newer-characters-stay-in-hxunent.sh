#!/bin/sh
# Characters written by name in a page, &yen; &times; &check; &frac13; and &apos;, made into UTF-8 by hxunent of the W3C's html-xml-utils, and by Python's html.unescape.
# Guess: all five become characters, as the manual says that it replaces the "HTML predefined character entities", and HTML has each of these (HTML Standard, 13.5).
# Seen (html-xml-utils 7.7): &check; and &frac13; stay as they are: it knows the names of HTML 4 alone. With -f their & becomes &amp;, so that the page shows the name. Python knows all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-xml-utils python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
text='&yen;95 2400&times;1220 &check; &frac13; 3&apos;'
echo "hxunent: $(printf '%s' "$text" | hxunent)"
echo "hxunent -f: $(printf '%s' "$text" | hxunent -f)"
echo "python: $(/usr/bin/python3 -c 'import html, sys; print(html.unescape(sys.argv[1]))' "$text")"
} > seen
cat seen
diff seen - <<'T'
hxunent: ¥95 2400×1220 &check; &frac13; 3'
hxunent -f: ¥95 2400×1220 &amp;check; &amp;frac13; 3'
python: ¥95 2400×1220 ✓ ⅓ 3'
T
