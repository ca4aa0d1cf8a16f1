#!/bin/sh
# A list of parts with a name, a code with a nought, a price and a logical value, written by SheetJS in Excel's oldest formats, BIFF2 (Excel 2), BIFF5 and BIFF8, and as Lotus 1-2-3 (WK1); read by gnumeric's ssconvert and SheetJS.
# Guess: the same cells of each: gnumeric opens all four as formats that it knows.
# Seen (gnumeric 1.12.55): of BIFF2 it has the numbers and the logical value, and no texts, without a word; the others are whole. SheetJS (xlsx 0.18.5) reads all.
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
const sheet = xlsx.utils.aoa_to_sheet([['Oak panel', '0757', 1280.5, true]])
for (const [kind, name] of [['biff2', 'biff2.xls'], ['biff5', 'biff5.xls'], ['biff8', 'biff8.xls'], ['wk1', 'lotus.wk1']]) xlsx.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, name, { bookType: kind })
for (const name of ['biff2.xls', 'biff5.xls', 'biff8.xls', 'lotus.wk1']) {
  const book = xlsx.readFile(name)
  console.log(`${name} by SheetJS:`, ['A1', 'B1', 'C1', 'D1'].map((cell) => book.Sheets[book.SheetNames[0]][cell].v).join(','))
}
J
{
  node write.js
  for file in biff2.xls biff5.xls biff8.xls lotus.wk1; do
    ssconvert "$file" read.csv 2>/dev/null
    echo "$file by ssconvert: $(cat read.csv)"
  done
} | tee seen
diff seen - <<'T'
biff2.xls by SheetJS: Oak panel,0757,1280.5,true
biff5.xls by SheetJS: Oak panel,0757,1280.5,true
biff8.xls by SheetJS: Oak panel,0757,1280.5,true
lotus.wk1 by SheetJS: Oak panel,0757,1280.5,TRUE
biff2.xls by ssconvert: 1280.5,TRUE
biff5.xls by ssconvert: "Oak panel",0757,1280.5,TRUE
biff8.xls by ssconvert: "Oak panel",0757,1280.5,TRUE
lotus.wk1 by ssconvert: "Oak panel",0757,1280.5,TRUE
T
