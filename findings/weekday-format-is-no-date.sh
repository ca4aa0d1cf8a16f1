#!/bin/sh
# A date cell of Excel's Chinese format for weekdays, [$-804]aaaa, which shows 星期二.
# Guess: a library that gives a cell of yyyy"年"m"月" as a date gives this one as a date, too.
# Seen with exceljs 4.4.0, xlsx 0.18.5 and hucre 1.0.0: all give the number 46357. read-excel-file 9.3.17 gives a date.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17 2>/dev/null
cat > read.mjs <<'J'
import fs from 'node:fs';
import ExcelJS from 'exceljs';
import { readXlsx } from 'hucre';
import { readSheet } from 'read-excel-file/node';
import XLSX from 'xlsx';
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet('a');
['yyyy"年"m"月"', '[$-804]aaaa'].forEach((numFmt, index) => Object.assign(sheet.getCell(`A${index + 1}`), { value: 46357, numFmt }));
await written.xlsx.writeFile('a.xlsx');
const file = fs.readFileSync('a.xlsx');
const book = new ExcelJS.Workbook();
await book.xlsx.load(file);
const cells = XLSX.read(file, { cellDates: true }).Sheets.a;
const values = {
  exceljs: ['A1', 'A2'].map((name) => book.worksheets[0].getCell(name).value),
  xlsx: [cells.A1.v, cells.A2.v],
  hucre: (await readXlsx(file)).sheets[0].rows.map(([value]) => value),
  'read-excel-file': (await readSheet('a.xlsx')).map(([value]) => value),
};
for (const [name, pair] of Object.entries(values)) console.log(name, ...pair.map((value) => (value instanceof Date ? 'date' : value)));
J
node read.mjs | tee seen
diff seen - <<'T'
exceljs date 46357
xlsx date 46357
hucre date 46357
read-excel-file date date
T
