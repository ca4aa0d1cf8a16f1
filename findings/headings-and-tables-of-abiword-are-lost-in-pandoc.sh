#!/bin/sh
# A contract in HTML with a heading of the second level and a table of two rows, made DOCX by AbiWord without its window, and read by Pandoc and by AbiWord itself; and made DOCX by Pandoc and read by it.
# Guess: a heading of level 2, and a table with its three cells, 合计, a and b, as DOCX has both and both programs write and read it.
# Seen (AbiWord 3.0.5, Pandoc 2.17.1.1): of AbiWord's file Pandoc has the heading as a plain paragraph and two rows without a cell, so that the amounts are gone; the cells stand in the file, and AbiWord reads them. Of its own Pandoc has all.
set -eu
packages='abiword pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > contract.html <<'H'
<html><head><meta charset="utf-8"></head><body><h2>总则</h2><table><tr><td colspan="2">合计</td></tr><tr><td>a</td><td>b</td></tr></table></body></html>
H
HOME=$folder abiword --to=docx -o abiword.docx contract.html >/dev/null 2>&1
pandoc contract.html -o pandoc.docx
HOME=$folder abiword --to=txt -o abiword.txt abiword.docx >/dev/null 2>&1
{
  for writer in abiword pandoc; do
    echo "$writer.docx by Pandoc: $(pandoc -f docx -t html "$writer.docx" | grep -oE '<(h2|p|td)[^>]*>[^<]*|<tr' | sed 's/ [a-z]*="[^"]*"//g; s/^<//' | tr '\n' ' ')"
  done
  echo "abiword.docx by AbiWord: $(grep -v '^$' abiword.txt | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
abiword.docx by Pandoc: p>总则 tr tr 
pandoc.docx by Pandoc: h2>总则 tr td>合计 tr td>a td>b 
abiword.docx by AbiWord: 总则 合计 a b 
T
