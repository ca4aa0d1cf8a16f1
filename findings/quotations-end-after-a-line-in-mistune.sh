#!/bin/sh
# A quotation over two lines whose second has no > (as people type it and Markdown allows), and words in bold italics, ***x***, read by mistune of Python and by mistletoe, commonmark and markdown2.
# Guess: one quotation with both lines ("lazy" in Gruber's syntax and CommonMark, 5.1), and x in strong and em.
# Seen: mistune 2.0.4 ends the quotation before the second line, and leaves an asterisk on each side of x in bold. The others are right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-commonmark python3-markdown2 python3-mistletoe python3-mistune'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
import commonmark, markdown2, mistletoe, mistune
readers = {'mistune': mistune.html, 'mistletoe': mistletoe.markdown, 'commonmark': commonmark.commonmark, 'markdown2': markdown2.markdown}
for text in ('> oak\nboards', '***oak***'):
    print(repr(text))
    for name, read in readers.items():
        print(f'  {name:10}', ' '.join(read(text).split()))
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
'> oak\nboards'
  mistune    <blockquote> <p>oak</p> </blockquote> <p>boards</p>
  mistletoe  <blockquote> <p>oak boards</p> </blockquote>
  commonmark <blockquote> <p>oak boards</p> </blockquote>
  markdown2  <blockquote> <p>oak boards</p> </blockquote>
'***oak***'
  mistune    <p>*<strong>oak</strong>*</p>
  mistletoe  <p><em><strong>oak</strong></em></p>
  commonmark <p><em><strong>oak</strong></em></p>
  markdown2  <p><strong><em>oak</em></strong></p>
T
