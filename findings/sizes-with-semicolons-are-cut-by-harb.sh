#!/bin/sh
# A list of parts with 18;25, two thicknesses, as SYLK, the exchange format of older spreadsheets, in which a semicolon of a text is doubled; written by gnumeric's ssconvert, SheetJS' xlsx and its older harb, and read by harb and ssconvert.
# Guess: 18;25 whoever writes and reads.
# Seen (harb 0.1.1, xlsx 0.18.5, gnumeric 1.12.55): harb reads 1, of its own file and of the others', and writes the semicolon bare, of which gnumeric reads 18. gnumeric reads xlsx's file and its own right.
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
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 harb@0.1.1 >/dev/null 2>&1
cat > write.js <<'J'
const fs = require('fs')
const xlsx = require('xlsx')
const harb = require('harb')
const sheet = xlsx.utils.aoa_to_sheet([['18;25', 89]])
const book = { SheetNames: ['Parts'], Sheets: { Parts: sheet } }
fs.writeFileSync('xlsx.slk', xlsx.write(book, { bookType: 'sylk', type: 'string' }))
fs.writeFileSync('harb.slk', harb.utils.sheet_to_sylk(sheet))
xlsx.writeFile(book, 'parts.xlsx')
J
cat > read.js <<'J'
const harb = require('harb')
const book = harb.readFile(process.argv[2])
console.log(book.Sheets[book.SheetNames[0]].A1.v)
J
node write.js
ssconvert parts.xlsx gnumeric.slk 2>/dev/null
for file in harb xlsx gnumeric; do
  ssconvert "$file.slk" "$file.csv" 2>/dev/null
  echo "$file writes $(grep -o 'K"18.*' "$file.slk" | tr -d '\r'): harb reads $(node read.js "$file.slk"), ssconvert $(cut -d , -f 1 "$file.csv")"
done | tee seen
diff seen - <<'T'
harb writes K"18;25": harb reads 1, ssconvert 18
xlsx writes K"18;;25": harb reads 1, ssconvert 18;25
gnumeric writes K"18;;25": harb reads 1, ssconvert 18;25
T
