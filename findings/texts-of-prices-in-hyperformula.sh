#!/bin/sh
# A price, a share and a price with the sign of yuan written with TEXT in a sheet, TEXT(1299.5,"#,##0.00"), TEXT(0.125,"0.0%") and TEXT(1299.5,"¥#,##0.00"), in engines of npm for formulas of spreadsheets.
# Guess: 1,299.50, 12.5% and ¥1,299.50, as Excel and LibreOffice give, or an error.
# Seen: @formulajs/formulajs 4.6.1 writes the first two so and leaves out the sign of yuan; fast-formula-parser 1.0.19 gives the first two and #VALUE! for the third. hyperformula 3.5.0 writes 1300,##0.00, 0.1% and ¥1300,##0.00 without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 hyperformula@3.5.0
cat > write.cjs <<'J'
const { TEXT } = require('@formulajs/formulajs');
const Parser = require('fast-formula-parser');
const { HyperFormula } = require('hyperformula');

const book = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
book.addSheet('sheet');
const engines = {
  formulajs: (value, format) => TEXT(value, format),
  'fast-formula-parser': (value, format) => new Parser().parse(`TEXT(${value},"${format}")`, { row: 1, col: 1, sheet: 'sheet' }),
  hyperformula: (value, format) => {
    book.setCellContents({ sheet: 0, col: 0, row: 0 }, `=TEXT(${value},"${format}")`);
    return book.getCellValue({ sheet: 0, col: 0, row: 0 });
  },
};
for (const [name, write] of Object.entries(engines))
  for (const [value, format] of [[1299.5, '#,##0.00'], [0.125, '0.0%'], [1299.5, '¥#,##0.00']]) {
    let text;
    try {
      text = write(value, format) || 'nothing';
    } catch {
      text = 'error';
    }
    console.log(`${name}, ${format}: ${text}`);
  }
J
node write.cjs 2>/dev/null | tee seen
diff seen - <<'T'
formulajs, #,##0.00: 1,299.50
formulajs, 0.0%: 12.5%
formulajs, ¥#,##0.00: 1,299.50
fast-formula-parser, #,##0.00: 1,299.50
fast-formula-parser, 0.0%: 12.5%
fast-formula-parser, ¥#,##0.00: #VALUE!
hyperformula, #,##0.00: 1300,##0.00
hyperformula, 0.0%: 0.1%
hyperformula, ¥#,##0.00: ¥1300,##0.00
T
