#!/bin/sh
# A price list of one row (name 侧板, price 1280.5, a mark and a day) written as a dBase table by SheetJS of npm, and read by itself, by GDAL and by R.
# Guess: the four values in each: dBase has texts, numbers (N), marks and days, which all programs for it know.
# Seen: SheetJS 0.18.5 writes the price as a double of FoxPro (B), which GDAL and R have as nothing, and two underscores for the name. R finds eight more columns. The mark and the day are right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gdal-bin r-base-core'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > run.js <<'J'
const XLSX = require('xlsx');
const sheet = XLSX.utils.aoa_to_sheet([['name', 'price', 'ok', 'day'], ['侧板', 1280.5, true, new Date(2026, 0, 5)]], { cellDates: true });
XLSX.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, 'list.dbf', { bookType: 'dbf' });
const { A2, B2, C2 } = XLSX.readFile('list.dbf').Sheets.Sheet1;
console.log('SheetJS:', A2.v, B2.v, C2.v);
J
echo --
{ node run.js; ogrinfo -al -ro list.dbf | grep ') ='; Rscript -e 'list <- suppressMessages(foreign::read.dbf("list.dbf", as.is = TRUE)); cat("R:", ncol(list), "columns,", unlist(lapply(list[1:4], format)), "\n")' 2>/dev/null; } | tee seen
diff seen - <<'T'
SheetJS: __ 1280.5 true
  name (String) = __
  price (String) = (null)
  ok (String) = T
  day (Date) = 2026/01/05
R: 12 columns, __ NA TRUE 2026-01-05 
T
