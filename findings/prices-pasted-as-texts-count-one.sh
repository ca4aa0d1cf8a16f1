#!/bin/sh
# Formulas over cells that were pasted as texts, as prices and days from web pages are: "1,299"+1, "2026-01-05"+1 and "89.50"*2, in engines of npm for formulas of spreadsheets.
# Guess: 1300, the day after, 46028, and 179, as Excel and LibreOffice (in English) calculate, or #VALUE!.
# Seen: hyperformula 3.5.0 and fast-formula-parser 1.0.19 give 179 and errors. hot-formula-parser 4.0.0 and @fortune-sheet/formula-parser 0.2.13 read what stands before the first sign that is no digit: 1,299 is 1 and the sum 2, and the day after the 5th of January 2026 is 2027.
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
for (const formula of ['"89.50"*2', '"1,299"+1', '"2026-01-05"+1']) for (const [name, calculate] of Object.entries(engines)) {
  let value;
  try {
    value = calculate(formula);
  } catch (error) {
    value = error;
  }
  console.log(`${formula}, ${name}: ${value instanceof Error ? `error ${value.name}` : value}`);
}
J
node calculate.cjs 2>/dev/null | tee seen
diff seen - <<'T'
"89.50"*2, hyperformula: 179
"89.50"*2, fast-formula-parser: 179
"89.50"*2, hot-formula-parser: 179
"89.50"*2, @fortune-sheet/formula-parser: 179
"1,299"+1, hyperformula: #VALUE!
"1,299"+1, fast-formula-parser: error #VALUE!
"1,299"+1, hot-formula-parser: 2
"1,299"+1, @fortune-sheet/formula-parser: 2
"2026-01-05"+1, hyperformula: #VALUE!
"2026-01-05"+1, fast-formula-parser: error #VALUE!
"2026-01-05"+1, hot-formula-parser: 2027
"2026-01-05"+1, @fortune-sheet/formula-parser: 2027
T
