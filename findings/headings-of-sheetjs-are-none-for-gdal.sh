#!/bin/sh
# A list of two rows, headings (name, day, ok, price) and 侧板, 5 January 2026, TRUE and 1280.5, written as a workbook by SheetJS of npm, and read by GDAL (ogrinfo); the same with its texts in the table of shared strings (bookSST).
# Guess: a table with the fields name, day (a date), ok and price (a number), as GDAL makes of other workbooks: a first row of texts alone above a row with numbers is the headings.
# Seen: as SheetJS 0.18.5 writes it when nothing is set (t="str"), GDAL 3.6.2 finds no headings: Field1 to Field4, all texts, two rows. With bookSST it does. The day is 46027 in both; gnumeric has the day, TRUE and the price.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gdal-bin gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > run.js <<'J'
const XLSX = require('xlsx');
const book = { SheetNames: ['a'], Sheets: { a: XLSX.utils.aoa_to_sheet([['name', 'day', 'ok', 'price'], ['侧板', new Date(2026, 0, 5), true, 1280.5]], { dateNF: 'yyyy-mm-dd' }) } };
XLSX.writeFile(book, 'plain.xlsx');
XLSX.writeFile(book, 'shared.xlsx', { bookSST: true });
J
node run.js
echo --
for name in plain shared; do
  echo "$name: gnumeric $(ssconvert -T Gnumeric_stf:stf_csv $name.xlsx fd://1 2>/dev/null | tail -1)"
  ogrinfo -al -ro $name.xlsx | grep ') ='
done | tee seen
diff seen - <<'T'
plain: gnumeric 侧板,2026/01/05,TRUE,1280.5
  Field1 (String) = name
  Field2 (String) = day
  Field3 (String) = ok
  Field4 (String) = price
  Field1 (String) = 侧板
  Field2 (String) = 46027
  Field3 (String) = 1
  Field4 (String) = 1280.5
shared: gnumeric 侧板,2026/01/05,TRUE,1280.5
  name (String) = 侧板
  day (Integer) = 46027
  ok (Integer(Boolean)) = 1
  price (Real) = 1280.5
T
