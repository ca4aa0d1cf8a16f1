#!/bin/sh
# A cell of a page with the old price struck and the new one behind a blank, <s>899</s> 799, and one with del and ins, read as a sheet by SheetJS and by gnumeric's ssconvert.
# Guess: the text 899 799, as a browser shows it; never a number.
# Seen (xlsx 0.18.5): one number, 899799, of both. ssconvert has 899 799.
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
echo '<html><body><table><tr><td><s>899</s> 799</td><td><del>1299</del> <ins>999</ins></td></tr></table></body></html>' > page.html
node -e "
const book = require('xlsx').readFile('page.html')
const sheet = book.Sheets[book.SheetNames[0]]
console.log('SheetJS:', ['A1', 'B1'].map((cell) => (sheet[cell].t === 'n' ? 'number ' : 'text ') + sheet[cell].v).join(', '))" > seen
ssconvert page.html page.csv 2>/dev/null
echo "ssconvert: $(cat page.csv)" >> seen
cat seen
diff seen - <<'T'
SheetJS: number 899799, number 1299999
ssconvert: "899 799","1299 999"
T
