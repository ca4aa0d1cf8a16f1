#!/bin/sh
# A workbook whose rows and cells do not say where they are: their attribute r is optional (ECMA-376, 18.3.1.4 and 18.3.1.73), and
# programs that write large files leave it out. The second of two rows is 顺德家居, 龙江镇.
# Guess: readers count the cells where nothing is said, as the standard means it.
# Seen: openpyxl 3.0.9, readxl 1.4.2, roo 2.10.0, xlsx 0.18.5 and hucre 1.0.0 do. gnumeric 1.12.55 and xlsx2csv 0.7.8 give no row at all, without an error;
# exceljs 4.4.0 fails: "Invalid row number in model".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl xlsx2csv gnumeric ruby-roo r-cran-readxl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-openpyxl xlsx2csv gnumeric ruby-roo r-cran-readxl
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 >/dev/null 2>&1
cat > work.py <<'P'
import re, zipfile
import openpyxl
book = openpyxl.Workbook()
book.active.append(['名称', '地址'])
book.active.append(['顺德家居', '龙江镇'])
book.save('plain.xlsx')
with zipfile.ZipFile('plain.xlsx') as plain, zipfile.ZipFile('a.xlsx', 'w') as made:
    for part in plain.namelist():
        made.writestr(part, re.sub('(<row|<c) r="[A-Z0-9]+"', r'\1', plain.read(part).decode()))
print('openpyxl', *[cell.value for cell in openpyxl.load_workbook('a.xlsx').active[2]])
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import excel from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import sheet from 'xlsx';
const error = await new excel.Workbook().xlsx.readFile('a.xlsx').catch(({ message }) => message);
console.log('exceljs', error);
console.log('xlsx', ...sheet.utils.sheet_to_json(sheet.readFile('a.xlsx').Sheets.Sheet, { header: 1 })[1]);
console.log('hucre', ...(await readXlsx(readFileSync('a.xlsx'))).sheets[0].rows[1]);
J
/usr/bin/python3 work.py > seen
node read.mjs >> seen
Rscript -e 'cat("readxl", unlist(readxl::read_excel("a.xlsx")), "\n")' >> seen
ruby -e 'require "roo"; puts "roo #{Roo::Excelx.new("a.xlsx").row(2).join(" ")}"' >> seen
echo "gnumeric $(ssconvert --export-type=Gnumeric_stf:stf_csv a.xlsx fd://1 2>/dev/null | tail -n 1)" >> seen
echo "xlsx2csv $(xlsx2csv a.xlsx | tail -n 1)" >> seen
sed -i 's/ *$//' seen
cat seen
diff seen - <<'T'
openpyxl 顺德家居 龙江镇
exceljs Invalid row number in model
xlsx 顺德家居 龙江镇
hucre 顺德家居 龙江镇
readxl 顺德家居 龙江镇
roo 顺德家居 龙江镇
gnumeric
xlsx2csv
T
