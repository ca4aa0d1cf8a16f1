#!/bin/sh
# A contract in HTML, whose list goes on with article 3 (<ol start="3">), made OpenDocument, HTML and plain text by AbiWord without its window, and OpenDocument by Pandoc.
# Guess: 3 and 4, as every browser shows it, in each of them.
# Seen (AbiWord 3.0.5): the list of the OpenDocument begins with 1, that of HTML has no start, and the plain text has no numbers at all. Pandoc 2.17 writes a start of 3.
set -eu
packages='abiword pandoc unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > contract.html <<'H'
<html><head><meta charset="utf-8"></head><body><ol start="3"><li>交货</li><li>付款</li></ol></body></html>
H
for format in odt html txt; do HOME=$folder abiword --to="$format" -o "abiword.$format" contract.html >/dev/null 2>&1; done
pandoc contract.html -o pandoc.odt
{
  echo "OpenDocument of AbiWord: $(unzip -p abiword.odt content.xml | grep -o 'text:start-value="[0-9]*"' | head -1)"
  echo "OpenDocument of Pandoc: $(unzip -p pandoc.odt content.xml | grep -o 'text:start-value="[0-9]*"' | head -1)"
  echo "HTML of AbiWord: $(grep -o '<ol[^>]*>' abiword.html)"
  echo "text of AbiWord: $(grep -v '^$' abiword.txt | tr -d '\t' | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
OpenDocument of AbiWord: text:start-value="1"
OpenDocument of Pandoc: text:start-value="3"
HTML of AbiWord: <ol>
text of AbiWord: 交货 付款 
T
