#!/bin/sh
# Prices that end in half a cent, in a quotation with formulas: ROUND(1.005,2), ROUND(8.325,2) and ROUND(0.285,2).
# Guess: libraries that calculate the formulas of Excel give what Excel and gnumeric give, 1.01, 8.33 and 0.29: a spreadsheet rounds the number that it
# shows, not the binary fraction below it.
# Seen (gnumeric 1.12.55): @formulajs/formulajs 4.6.1 does. hyperformula 3.5.0, fast-formula-parser 1.0.19 and hot-formula-parser 4.0.0 give 1, 8.32 and 0.28, so
# that a quotation has another sum on a server, or in a browser, than in the workbook that it came from. Of 2.675 all give 2.68.
set -eu
command -v ssconvert >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gnumeric; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact hyperformula@3.5.0 @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 hot-formula-parser@4.0.0 \
  exceljs@4.4.0 >/dev/null 2>&1
cat > round.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { ROUND } = require('@formulajs/formulajs');
const { Workbook } = require('exceljs');
const FastParser = require('fast-formula-parser');
const { Parser } = require('hot-formula-parser');
const { HyperFormula } = require('hyperformula');

const prices = ['1.005', '8.325', '0.285', '2.675'];
const formulas = prices.map((price) => `ROUND(${price},2)`);
(async () => {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('a');
  for (const formula of formulas) sheet.addRow([{ formula }]);
  await workbook.xlsx.writeFile('a.xlsx');
  execFileSync('ssconvert', ['--recalc', 'a.xlsx', 'a.csv'], { stdio: 'ignore' });
  const engine = HyperFormula.buildFromArray([formulas.map((formula) => `=${formula}`)], { licenseKey: 'gpl-v3' });
  const fast = new FastParser();
  const hot = new Parser();
  const given = {
    gnumeric: readFileSync('a.csv', 'utf8').trim().split('\n'),
    formulajs: prices.map((price) => ROUND(Number(price), 2)),
    hyperformula: engine.getSheetValues(0)[0],
    'fast-formula-parser': formulas.map((formula) => fast.parse(formula, { row: 1, col: 1 })),
    'hot-formula-parser': formulas.map((formula) => hot.parse(formula).result),
  };
  for (const [name, values] of Object.entries(given)) console.log(`${name}: ${values.join(', ')}`);
})();
J
node round.cjs > seen
cat seen
cat > expected <<'T'
gnumeric: 1.01, 8.33, 0.29, 2.68
formulajs: 1.01, 8.33, 0.29, 2.68
hyperformula: 1, 8.32, 0.28, 2.68
fast-formula-parser: 1, 8.32, 0.28, 2.68
hot-formula-parser: 1, 8.32, 0.28, 2.68
T
cmp seen expected
