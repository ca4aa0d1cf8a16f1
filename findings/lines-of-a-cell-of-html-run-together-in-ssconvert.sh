#!/bin/sh
# An address of two lines in a cell of a page (<br>), and two paragraphs in another one, read as a sheet by gnumeric's ssconvert and by SheetJS.
# Guess: two lines of the cell, as browsers show them, or at least a blank: never one word.
# Seen (gnumeric 1.12.55): the lines of <br> are one word, Oak18mm; so are paragraphs. SheetJS (xlsx 0.18.5) makes lines of <br>.
set -eu
packages='gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > page.html <<'H'
<html><head><meta charset="utf-8"></head><body><table><tr><td>Oak<br>18mm</td><td><p>佛山</p><p>龙江</p></td></tr></table></body></html>
H
ssconvert page.html page.csv 2>/dev/null
echo "ssconvert: $(cat page.csv)" > seen
node -e "
const book = require('xlsx').readFile('page.html')
console.log('SheetJS:', JSON.stringify(book.Sheets[book.SheetNames[0]].A1.v))" >> seen
cat seen
diff seen - <<'T'
ssconvert: Oak18mm,佛山龙江
SheetJS: "Oak\n18mm"
T
