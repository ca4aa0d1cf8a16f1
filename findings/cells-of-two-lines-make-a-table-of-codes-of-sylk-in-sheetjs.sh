#!/bin/sh
# A price list with a cell of two lines, as SYLK, the exchange format of older spreadsheets: written by SheetJS and by gnumeric's ssconvert, and read by SheetJS.
# Guess: the cells as they were, two lines in one of them; of its own file at least.
# Seen (xlsx 0.18.5): of both files the lines of the format themselves are the cells: ID, P, C, Y1. Without the second line both are read right.
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
cat > write.js <<'J'
const xlsx = require('xlsx')
for (const [name, text] of [['one', 'Oak'], ['two', 'Oak\n18 mm']]) {
  const book = { SheetNames: ['a'], Sheets: { a: xlsx.utils.aoa_to_sheet([[text, 89]]) } }
  xlsx.writeFile(book, `${name}-sheetjs.slk`, { bookType: 'sylk' })
  xlsx.writeFile(book, `${name}.xlsx`)
}
J
cat > read.js <<'J'
const book = require('xlsx').readFile(process.argv[2])
const sheet = book.Sheets[book.SheetNames[0]]
console.log(`${process.argv[2]}: A1 ${JSON.stringify(sheet.A1.v)}, B1 ${JSON.stringify(sheet.B1.v)}`)
J
node write.js
for lines in one two; do
  ssconvert "$lines.xlsx" "$lines-gnumeric.slk" 2>/dev/null
  for program in sheetjs gnumeric; do node read.js "$lines-$program.slk"; done
done | tee seen
diff seen - <<'T'
one-sheetjs.slk: A1 "Oak", B1 89
one-gnumeric.slk: A1 "Oak", B1 89
two-sheetjs.slk: A1 "ID", B1 "PWXL"
two-gnumeric.slk: A1 "ID", B1 "PGnumeric"
T
