#!/bin/sh
# A list of two rows, 名称, 单价, 区号 and 门 18", 1280.5, 0757 as a text, written as DIF by SheetJS of npm and read by gnumeric's ssconvert and by R (read.DIF).
# Guess: the same two rows: DIF names texts by 1,0 and numbers by 0,value, its VECTORS are columns and its TUPLES rows.
# Seen: ssconvert has ="0757" and two quotation marks behind 18, for SheetJS 0.18.5 doubles the mark and writes a text that looks like a number as a formula, and reads the Chinese as Latin. R refuses the list, for SheetJS has rows and columns the wrong way round (of Excel R's manual says the same).
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gnumeric r-base-core'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > run.js <<'J'
const XLSX = require('xlsx');
const rows = [['name', 'price', 'area', 'wood'], ['18"', 1280.5, '0757', '门']];
XLSX.writeFile({ SheetNames: ['a'], Sheets: { a: XLSX.utils.aoa_to_sheet(rows) } }, 'list.dif', { bookType: 'dif' });
J
node run.js
printf 'name,price,area\na,1280.5,b\n' > own.csv
ssconvert -T Gnumeric_dif:dif own.csv own.dif 2>/dev/null
echo --
{ head -6 list.dif; ssconvert -T Gnumeric_stf:stf_csv list.dif fd://1; Rscript -e 'for (file in c("own.dif", "list.dif")) cat(file, tryCatch(dim(read.DIF(file, header = TRUE)), error = conditionMessage), "\n")'; } 2>/dev/null | tr -d '\r' | tee seen
diff seen - <<'T'
TABLE
0,1
"sheetjs"
VECTORS
0,2
""
name,price,area,wood
"18""""",1280.5,"=""""0757""""",é¨
own.dif 1 3 
list.dif More columns than specified in header; maybe use 'transpose=TRUE' 
T
