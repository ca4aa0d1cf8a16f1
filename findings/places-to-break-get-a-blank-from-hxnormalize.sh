#!/bin/sh
# A long name with a place where it may be broken, 实木<wbr>衣柜, in a page that hxnormalize of the W3C's html-xml-utils puts in order; the text of the page, in which blanks and line ends are one blank, as in CSS.
# Guess: the name stays whole: <wbr> stands within a word (HTML Standard, 4.5.28), and hxnormalize puts no blanks around the inline elements mark, time and ruby either.
# Seen (html-xml-utils 7.7): it breaks the line behind <wbr>: 实木 衣柜, or "MDF boards" for MDF<wbr>boards. It knows that the element has no end (-x writes <wbr />).
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
text() { /usr/bin/python3 -c 'import re, sys; print(" ".join(re.sub("<[^>]*>", "", sys.stdin.read()).split()))'; }
printf '<p>实木<wbr>衣柜和<mark>白</mark>门 MDF<wbr>boards</p>' > page.html
echo "page: $(text < page.html)"
echo "hxnormalize: $(hxnormalize page.html | text)"
hxnormalize -x page.html | grep -A 1 wbr
} > seen
cat seen
diff seen - <<'T'
page: 实木衣柜和白门 MDFboards
hxnormalize: 实木 衣柜和白门 MDF boards
    <p>实木<wbr />
      衣柜和<mark>白</mark>门 MDF<wbr />
      boards</p>
T
