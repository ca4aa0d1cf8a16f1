#!/bin/sh
# A notice with a list whose second item has an inner list, written with txt2tags into the form of AsciiDoc and into HTML; the first read by Asciidoctor.
# Guess: items 1 and 2, an inner item, then item 3: its manual says that lists are nested by indent, and AsciiDoc marks the inner level with two dots.
# Seen: txt2tags 3.4 writes one dot and an indent for the inner item. To AsciiDoc it is item 3 of the same list, and what was 3 is 4. In HTML the list is nested.
set -eu
packages='asciidoctor txt2tags'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '\n\n\n+ 总则\n+ 价格\n  + 定金\n+ 付款\n\n\n' > notice.t2t
{
  echo HTML
  txt2tags -q -t html -H -o - notice.t2t > notice.html
  grep -o '</*ol\|<li>.*' notice.html
  echo AsciiDoc
  txt2tags -q -t adoc -H -o - notice.t2t > notice.adoc
  asciidoctor -e -o notice2.html notice.adoc
  grep -o '<ol\|</ol\|<p>[^<]*' notice2.html
} | tee seen
diff seen - <<'T'
HTML
<ol
<li>总则
<li>价格
<ol
<li>定金
</ol
<li>付款
</ol
AsciiDoc
<ol
<p>总则
<p>价格
<p>定金
<p>付款
</ol
T
