#!/bin/sh
# A list of parts with 18" for eighteen inches, and 5" x 7", as SYLK, the exchange format of older spreadsheets, written by SheetJS, its older harb and gnumeric, and read by gnumeric's ssconvert.
# Guess: the texts come back as they were; nothing in SYLK forbids the sign for inches.
# Seen (xlsx 0.18.5, harb 0.1.1, gnumeric 1.12.55): SheetJS and harb leave the sign out of what they write, 18. Gnumeric writes it as it is and reads it again.
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
const sheet = xlsx.utils.aoa_to_sheet([['Rail 18"', '5" x 7"']])
const book = { SheetNames: ['Parts'], Sheets: { Parts: sheet } }
fs.writeFileSync('xlsx.slk', xlsx.write(book, { bookType: 'sylk', type: 'string' }))
fs.writeFileSync('harb.slk', harb.utils.sheet_to_sylk(sheet))
xlsx.writeFile(book, 'parts.xlsx')
J
node write.js
ssconvert parts.xlsx gnumeric.slk 2>/dev/null
for file in xlsx harb gnumeric; do
  ssconvert "$file.slk" "$file.csv" 2>/dev/null
  echo "$file writes $(grep -o 'K"Rail.*' "$file.slk" | tr -d '\r'), read as $(cat "$file.csv")"
done | tee seen
diff seen - <<'T'
xlsx writes K"Rail 18", read as "Rail 18","5 x 7"
harb writes K"Rail 18", read as "Rail 18","5 x 7"
gnumeric writes K"Rail 18"", read as "Rail 18""","5"" x 7"""
T
