#!/bin/sh
# How many boards, in a quotation with formulas: eleven strips of 0.3 m for 3.3 m of front (ROUNDUP(1.1*3/0.3,0)), pieces of 0.4 m from 2.4 m (INT(2.4/0.4)), 7 of 100 in reserve (CEILING(0.07*100,1)), the
# whole yuan of a price in hundredths (ROUNDDOWN(1.15*100,0)), and a length less its saw cut (TRUNC(8.2-0.2)).
# Guess: libraries that calculate formulas of spreadsheets give what spreadsheets give, 11, 6, 7, 115 and 8, since these round away what is only the binary fraction's fault.
# Seen (LibreOffice 7.4.7 and gnumeric 1.12.55 give those): @formulajs/formulajs 4.6.1, hyperformula 3.5.0, fast-formula-parser 1.0.19 and hot-formula-parser 4.0.0 all give 12, 5, 8, 114 and 7:
# a strip more is ordered, and a piece less is cut, than the workbook says.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric libreoffice-calc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric libreoffice-calc
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formulajs/formulajs@4.6.1 hyperformula@3.5.0 fast-formula-parser@1.0.19 hot-formula-parser@4.0.0 exceljs@4.4.0
cat > count.cjs <<'J'
const formulajs = require('@formulajs/formulajs');
const ExcelJS = require('exceljs');
const Fast = require('fast-formula-parser');
const { Parser } = require('hot-formula-parser');
const { HyperFormula } = require('hyperformula');

const formulas = ['ROUNDUP(1.1*3/0.3,0)', 'INT(2.4/0.4)', 'CEILING(0.07*100,1)', 'ROUNDDOWN(1.15*100,0)', 'TRUNC(8.2-0.2)'];
const sheet = HyperFormula.buildFromArray([formulas.map((formula) => `=${formula}`)], { licenseKey: 'gpl-v3' });
const engines = {
  formulajs: [(1.1 * 3) / 0.3, 2.4 / 0.4, 0.07 * 100, 1.15 * 100, 8.2 - 0.2].map((number, index) => formulajs[formulas[index].split('(')[0]](number, ...[[0], [], [1], [0], []][index])),
  hyperformula: formulas.map((_, col) => sheet.getCellValue({ sheet: 0, row: 0, col })),
  'fast-formula-parser': formulas.map((formula) => new Fast().parse(formula, { sheet: 'S', row: 1, col: 1 })),
  'hot-formula-parser': formulas.map((formula) => new Parser().parse(formula).result),
};
for (const [name, numbers] of Object.entries(engines)) console.log(`${name}: ${numbers.join(' ')}`);
const book = new ExcelJS.Workbook();
book.addWorksheet('S').addRow(formulas.map((formula) => ({ formula })));
book.xlsx.writeFile('count.xlsx');
J
{
  node count.cjs
  # Without values in the workbook, both calculate it when they open it.
  ssconvert --recalc count.xlsx gnumeric.csv 2>/dev/null
  echo "gnumeric: $(tr , ' ' < gnumeric.csv)"
  soffice -env:UserInstallation=file://"$folder"/profile --headless --convert-to csv count.xlsx >/dev/null 2>&1
  echo "LibreOffice: $(tr , ' ' < count.csv)"
} | tee seen
diff seen - <<'T'
formulajs: 12 5 8 114 7
hyperformula: 12 5 8 114 7
fast-formula-parser: 12 5 8 114 7
hot-formula-parser: 12 5 8 114 7
gnumeric: 11 6 7 115 8
LibreOffice: 11 6 7 115 8
T
