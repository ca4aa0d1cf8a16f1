#!/bin/sh
# Number formats of Chinese workbooks: 0\.0,"万" (a point is written between the thousands and the digit before: ten
# thousands), 0.0"%" and General"人".
# Guess: hucre's formatValue gives what gnumeric shows: 12.3万 of 123456, 1.5% of 1.5, 12人 of 12.
# Seen (gnumeric 1.12.55, hucre 1.0.0): gnumeric does. hucre takes the escaped point for the decimal point and a percent
# sign in quotes for a percentage, and leaves letters of General: 123.5万, 150.0%, Gnral人ee.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric python3-xlsxwriter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric
cd "$folder"
export HOME="$folder"
/usr/bin/python3 - <<'P'
import xlsxwriter
book = xlsxwriter.Workbook('a.xlsx')
sheet = book.add_worksheet()
for row, (value, shown) in enumerate([(123456, '0\\.0,"万"'), (1.5, '0.0"%"'), (12, 'General"人"')]):
    sheet.write_number(row, 0, value, book.add_format({'num_format': shown}))
book.close()
P
ssconvert -T Gnumeric_stf:stf_assistant -O format=preserve a.xlsx shown.txt 2>/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact hucre@1.0.0 2>/dev/null
cat > read.mjs <<'J'
import fs from 'node:fs';
import { formatValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
const { sheets } = await readXlsx(fs.readFileSync('a.xlsx'), { readStyles: true });
for (const { value, style } of sheets[0].cells.values()) console.log(formatValue(value, style.numFmt));
J
node read.mjs >> shown.txt
cat shown.txt
diff shown.txt - <<'T'
12.3万
1.5%
12人
123.5万
150.0%
Gnral人ee
T
