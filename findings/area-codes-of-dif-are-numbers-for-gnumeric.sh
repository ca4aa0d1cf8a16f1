#!/bin/sh
# A list with an area code (0757) and the word TRUE as texts in DIF, the exchange format of older spreadsheets, which says of each cell whether it is a number (0) or a text (1); written by gnumeric's ssconvert and read by it, SheetJS and harb.
# Guess: texts stay texts, 0757 and TRUE: the format says so of each, unlike CSV.
# Seen (gnumeric 1.12.55): gnumeric writes them as texts, and reads of its own file 757 and a logical value. SheetJS (xlsx 0.18.5) and harb 0.1.1 read texts.
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
const xlsx = require('xlsx')
xlsx.writeFile({ SheetNames: ['a'], Sheets: { a: xlsx.utils.aoa_to_sheet([['0757', 'TRUE', 89]]) } }, 'list.xlsx')
J
cat > read.js <<'J'
const [, , library, file] = process.argv
const book = require(library).readFile(file)
const sheet = book.Sheets[book.SheetNames[0]]
console.log(['A1', 'B1', 'C1'].map((cell) => `${{ s: 'text', b: 'logical', n: 'number' }[sheet[cell].t]} ${sheet[cell].v}`).join(', '))
J
node write.js
ssconvert list.xlsx list.dif 2>/dev/null
{
  echo "written as texts: $(sed -n '/^BOT/,$p' list.dif | grep -A 1 '^1,0' | grep '^"' | tr '\n' ' ')"
  ssconvert list.dif read.xlsx 2>/dev/null
  echo "ssconvert: $(node read.js xlsx read.xlsx)"
  for library in xlsx harb; do echo "$library: $(node read.js "$library" list.dif)"; done
} | tee seen
diff seen - <<'T'
written as texts: "0757" "TRUE" 
ssconvert: number 757, logical true, number 89
xlsx: text 0757, text TRUE, number 89
harb: text 0757, text TRUE, number 89
T
