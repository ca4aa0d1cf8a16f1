#!/bin/sh
# The second 柜 of 柜-柜-柜-柜 made 门 with SUBSTITUTE("柜-柜-柜-柜","柜","门",2), and MOD(7,-3), in engines of npm for formulas of spreadsheets.
# Guess: 柜-门-柜-柜 and -2, as Excel and LibreOffice give.
# Seen: hyperformula 3.5.0 gives both. @formulajs/formulajs 4.6.1, and @fortune-sheet/formula-parser 0.2.13 with it, change the third, and give -1 for MOD(7,-3).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formulajs/formulajs@4.6.1 @fortune-sheet/formula-parser@0.2.13 hyperformula@3.5.0
cat > calculate.cjs <<'J'
const { MOD, SUBSTITUTE } = require('@formulajs/formulajs');
const { Parser } = require('@fortune-sheet/formula-parser');
const { HyperFormula } = require('hyperformula');

const book = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
book.addSheet('sheet');
const inBook = (formula) => {
  book.setCellContents({ sheet: 0, col: 0, row: 0 }, `=${formula}`);
  return book.getCellValue({ sheet: 0, col: 0, row: 0 });
};
const formulas = ['SUBSTITUTE("柜-柜-柜-柜","柜","门",2)', 'MOD(7,-3)'];
console.log(`hyperformula: ${formulas.map(inBook).join(', ')}`);
console.log(`fortune-sheet: ${formulas.map((formula) => new Parser().parse(formula, { sheetId: '1' }).result).join(', ')}`);
console.log(`formulajs: ${SUBSTITUTE('柜-柜-柜-柜', '柜', '门', 2)}, ${MOD(7, -3)}`);
J
node calculate.cjs 2>/dev/null | tee seen
diff seen - <<'T'
hyperformula: 柜-门-柜-柜, -2
fortune-sheet: 柜-柜-门-柜, -1
formulajs: 柜-柜-门-柜, -1
T
