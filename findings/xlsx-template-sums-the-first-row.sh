#!/bin/sh
# A template of a quotation: a row for the parts, ${table:parts.name}, with the price, twice the price as a formula, and below it the sum of both columns. Filled in by
# xlsx-template with three parts of 100, 200 and 300, on a server in China on the 29th of November.
# Guess: each part has its formula, the sum is that of all rows, as in Excel when rows are put in between, and the day is the 29th.
# Seen (xlsx-template 1.4.7, calculated by gnumeric 1.12.55): the sum moves down with its row, but not what it adds, B2 alone: the quotation is over 100, not 600.
# The formula is in the first row only, and the day, which is meant as midnight in China, is the 28th.
set -eu
command -v ssconvert >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gnumeric; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact xlsx-template@1.4.7 exceljs@4.4.0 >/dev/null 2>&1
cat > fill.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { Workbook } = require('exceljs');
const XlsxTemplate = require('xlsx-template');
(async () => {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('a');
  sheet.addRow(['${day}']).getCell(1).numFmt = 'yyyy-mm-dd';
  sheet.addRow(['${table:parts.name}', '${table:parts.price}', { formula: 'B2*2' }]);
  sheet.addRow(['sum', { formula: 'SUM(B2:B2)' }, { formula: 'SUM(C2:C2)' }]);
  await workbook.xlsx.writeFile('template.xlsx');
  const template = new XlsxTemplate(readFileSync('template.xlsx'));
  const parts = [100, 200, 300].map((price) => ({ name: `part of ${price}`, price }));
  await template.substitute('a', { day: new Date(2026, 10, 29), parts });
  writeFileSync('filled.xlsx', await template.generate({ type: 'nodebuffer' }));
})();
J
TZ=Asia/Shanghai node fill.cjs
ssconvert --recalc --export-type=Gnumeric_stf:stf_assistant -O 'format=preserve separator="|"' filled.xlsx filled.txt >/dev/null 2>&1
cat filled.txt
cat > expected <<'T'
2026-11-28||
"part of 100"|100|200
"part of 200"|200|
"part of 300"|300|
sum|100|200
T
cmp filled.txt expected
