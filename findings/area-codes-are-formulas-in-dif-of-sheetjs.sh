#!/bin/sh
# A list with an area code as text (0757) and one of a post (528300), a name and a price, written by SheetJS as DIF, the exchange format of older spreadsheets, whose cells say whether they are numbers (0) or texts (1); and by harb.
# Guess: the text "0757" of the kind 1, which no reader takes for a number.
# Seen (xlsx 0.18.5): ="0757", a formula for Excel, of both codes; readers that follow the format show it with its sign and marks: gnumeric 1.12.55 =""0757"". harb 0.1.1 writes "0757".
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
const sheet = xlsx.utils.aoa_to_sheet([['0757', '528300', 'Foshan', 89]])
fs.writeFileSync('xlsx.dif', xlsx.write({ SheetNames: ['a'], Sheets: { a: sheet } }, { bookType: 'dif', type: 'string' }))
fs.writeFileSync('harb.dif', harb.utils.sheet_to_dif(sheet))
J
node write.js
for file in xlsx harb; do
  echo "$file writes $(sed -n '/^BOT/,$p' "$file.dif" | grep '^"' | tr -d '\r' | tr '\n' ' ')"
done > seen
ssconvert xlsx.dif xlsx.csv 2>/dev/null
echo "ssconvert reads of xlsx: $(cat xlsx.csv)" >> seen
cat seen
diff seen - <<'T'
xlsx writes "=""0757""" "=""528300""" "Foshan" 
harb writes "0757" "528300" "Foshan" 
ssconvert reads of xlsx: "=""""0757""""","=""""528300""""",Foshan,89
T
