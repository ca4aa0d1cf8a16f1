#!/bin/sh
# Formulas of a quotation, reckoned in the page by xlsx-calc, which fills in the workbooks of SheetJS: an average over a column with its heading, a sum for names that end by 柜 ("*柜"), a rounded price and a rounded loss, a minus with a power, the end of a month.
# Guess: as Excel and LibreOffice: 1099.25, 2198.5, 1.01, -3, 4, 46053; what is not there is an error, as the library has it for functions that it does not know.
# Seen (xlsx-calc 0.9.2): the heading counts as a piece of nought, 732.83; the sum is 0; ROUND(1.005,2) is 1 and ROUND(-2.5,0) is -2; -2^2 is -4; EOMONTH is a Date of 1970; 1=TRUE is TRUE; SUBSTITUTE with a fourth argument is empty.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xlsx-calc@0.9.2 xlsx@0.18.5
cat > run.cjs <<'J'
const calculate = require('xlsx-calc');
const { utils } = require('xlsx');

const expected = {
  'AVERAGE(价格表!B1:B3)': 1099.25,
  'SUM(价格表!B1:B3)': 2198.5,
  'SUMIF(价格表!A2:A3,"*柜",价格表!B2:B3)': 2198.5,
  'SUMIF(价格表!A2:A3,"衣柜",价格表!B2:B3)': 1299.5,
  'ROUND(1.005,2)': 1.01,
  'ROUND(-2.5,0)': -3,
  '-2^2': 4,
  'EOMONTH(46027,0)': 46053,
  '1=TRUE': false,
  'SUBSTITUTE("柜-柜-柜","柜","门",2)': '柜-门-柜',
  'VLOOKUP("橱柜",价格表!A1:B3,2,FALSE)': 899,
};
for (const [formula, value] of Object.entries(expected)) {
  const book = utils.book_new();
  utils.book_append_sheet(book, { A1: { t: 'n', f: formula, v: 0 }, '!ref': 'A1:A1' }, '报价');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['名称', '单价'], ['衣柜', 1299.5], ['橱柜', 899]]), '价格表');
  calculate(book);
  const { v } = book.Sheets.报价.A1;
  console.log(`${formula}: Excel ${value}, xlsx-calc ${v === value ? 'the same' : v instanceof Date ? `a Date of ${v.getFullYear()}` : v}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
AVERAGE(价格表!B1:B3): Excel 1099.25, xlsx-calc 732.8333333333334
SUM(价格表!B1:B3): Excel 2198.5, xlsx-calc the same
SUMIF(价格表!A2:A3,"*柜",价格表!B2:B3): Excel 2198.5, xlsx-calc 0
SUMIF(价格表!A2:A3,"衣柜",价格表!B2:B3): Excel 1299.5, xlsx-calc the same
ROUND(1.005,2): Excel 1.01, xlsx-calc 1
ROUND(-2.5,0): Excel -3, xlsx-calc -2
-2^2: Excel 4, xlsx-calc -4
EOMONTH(46027,0): Excel 46053, xlsx-calc a Date of 1970
1=TRUE: Excel false, xlsx-calc true
SUBSTITUTE("柜-柜-柜","柜","门",2): Excel 柜-门-柜, xlsx-calc undefined
VLOOKUP("橱柜",价格表!A1:B3,2,FALSE): Excel 899, xlsx-calc the same
T
