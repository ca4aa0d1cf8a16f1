#!/bin/sh
# A day in a workbook as the text of ISO 8601, <c t="d"><v>2026-01-05</v>, which Excel writes in its strict format, and openpyxl with
# `iso_dates`.
# Guess: what reads workbooks gives the day, or at least that text.
# Seen: openpyxl 3.0.9 gives the day, hucre 1.0.0 and Spreadsheet::ParseXLSX 0.27 the text, xlsx 0.18.5 in Shanghai 43 seconds after
# midnight (46027 is the day). gnumeric 1.12.55, exceljs 4.4.0 and
# roo 2.10.0 take the year for a number of days, 2026, and give the 18th of July 1905 without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl gnumeric ruby-roo libspreadsheet-parsexlsx-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-openpyxl gnumeric ruby-roo libspreadsheet-parsexlsx-perl
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 >/dev/null 2>&1
cat > work.py <<'P'
import datetime, openpyxl
book = openpyxl.Workbook()
book.iso_dates = True
book.active.append([datetime.date(2026, 1, 5)])
book.save('a.xlsx')
print('openpyxl', openpyxl.load_workbook('a.xlsx').active['A1'].value)
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import excel from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import sheet from 'xlsx';
const book = new excel.Workbook();
await book.xlsx.readFile('a.xlsx');
console.log('exceljs', book.worksheets[0].getCell('A1').value.toISOString().slice(0, 10));
console.log('xlsx', sheet.readFile('a.xlsx').Sheets.Sheet.A1.v);
console.log('hucre', (await readXlsx(readFileSync('a.xlsx'))).sheets[0].rows[0][0]);
J
{
  /usr/bin/python3 work.py
  node read.mjs
  printf 'gnumeric %s\n' "$(ssconvert --export-type=Gnumeric_stf:stf_csv a.xlsx fd://1 2>/dev/null)"
  ruby -e 'require "roo"; puts "roo #{Roo::Excelx.new("a.xlsx").cell(1, 1)}"'
  perl -MSpreadsheet::ParseXLSX -e 'my ($sheet) = Spreadsheet::ParseXLSX->new->parse("a.xlsx")->worksheets; print "ParseXLSX ", $sheet->get_cell(0, 0)->value, "\n"'
} > seen
cat seen
diff seen - <<'T'
openpyxl 2026-01-05
exceljs 1905-07-18
xlsx 46027.000497685185
hucre 2026-01-05
gnumeric 1905/07/18
roo 1905-07-18
ParseXLSX 2026-01-05
T
