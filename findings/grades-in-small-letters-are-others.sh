#!/bin/sh
# Comparisons in a quotation's sheet: "E0"="e0", which grades are typed in both ways, and -2^2 and 0.1+0.2=0.3, in engines of npm for formulas of spreadsheets.
# Guess: TRUE, 4 and TRUE, as Excel and LibreOffice give: texts are compared without regard to capitals, the minus is stronger than the power, and what differs in the last bits alone is equal.
# Seen: hyperformula 3.5.0 gives those. fast-formula-parser 1.0.19 has FALSE, 4 and FALSE; hot-formula-parser 4.0.0 and @fortune-sheet/formula-parser 0.2.13 have FALSE, -4 and FALSE.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @fortune-sheet/formula-parser@0.2.13 fast-formula-parser@1.0.19 hot-formula-parser@4.0.0 hyperformula@3.5.0
cat > calculate.cjs <<'J'
const FastFormulaParser = require('fast-formula-parser');
const { Parser: FortuneParser } = require('@fortune-sheet/formula-parser');
const { Parser: HotParser } = require('hot-formula-parser');
const { HyperFormula } = require('hyperformula');

const book = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
book.addSheet('sheet');
const engines = {
  hyperformula: (formula) => {
    book.setCellContents({ sheet: 0, col: 0, row: 0 }, `=${formula}`);
    const value = book.getCellValue({ sheet: 0, col: 0, row: 0 });
    return value?.value ?? value;
  },
  'fast-formula-parser': (formula) => new FastFormulaParser().parse(formula, { row: 1, col: 1, sheet: 'sheet' }),
  'hot-formula-parser': (formula) => {
    const { error, result } = new HotParser().parse(formula);
    return error ?? result;
  },
  '@fortune-sheet/formula-parser': (formula) => {
    const { error, result } = new FortuneParser().parse(formula, { sheetId: '1' });
    return error ?? result;
  },
};
for (const [name, calculate] of Object.entries(engines)) console.log(`${name}: ${['"E0"="e0"', '-2^2', '0.1+0.2=0.3'].map((formula) => `${formula} is ${String(calculate(formula)).toUpperCase()}`).join(', ')}`);
J
node calculate.cjs 2>/dev/null | tee seen
diff seen - <<'T'
hyperformula: "E0"="e0" is TRUE, -2^2 is 4, 0.1+0.2=0.3 is TRUE
fast-formula-parser: "E0"="e0" is FALSE, -2^2 is 4, 0.1+0.2=0.3 is FALSE
hot-formula-parser: "E0"="e0" is FALSE, -2^2 is -4, 0.1+0.2=0.3 is FALSE
@fortune-sheet/formula-parser: "E0"="e0" is FALSE, -2^2 is -4, 0.1+0.2=0.3 is FALSE
T
