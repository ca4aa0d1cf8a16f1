#!/bin/sh
# Whole numbers of negative amounts in a quotation's sheet, as losses and differences are: INT(-8.9), and CEILING.MATH and FLOOR.MATH of -5.5 by 2 with their third argument, which turns the direction round for negative numbers.
# Guess: as spreadsheets give, -9, and -6 and -4 with the argument, -4 and -6 without.
# Seen: LibreOffice 7.4.7, @formulajs/formulajs 4.6.1 and fast-formula-parser 1.0.19 give those. hyperformula 3.5.0 has -8 for INT, and the same with the argument as without, without an error.
set -eu
command -v soffice >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libreoffice-calc; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 hyperformula@3.5.0
cat > calculate.cjs <<'J'
const formulajs = require('@formulajs/formulajs');
const Parser = require('fast-formula-parser');
const { HyperFormula } = require('hyperformula');

const parser = new Parser();
const book = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
book.addSheet('sheet');
for (const formula of ['INT(-8.9)', 'INT(8.9)', 'CEILING.MATH(-5.5,2)', 'CEILING.MATH(-5.5,2,-1)', 'FLOOR.MATH(-5.5,2)', 'FLOOR.MATH(-5.5,2,-1)']) {
  const [, name, list] = /^(.*)\((.*)\)$/.exec(formula);
  book.setCellContents({ sheet: 0, col: 0, row: 0 }, `=${formula}`);
  const calculated = name.split('.').reduce((owner, part) => owner[part], formulajs)(...list.split(',').map(Number));
  console.log(`${formula}: formulajs ${calculated}, fast-formula-parser ${parser.parse(formula, { row: 1, col: 1, sheet: 'sheet' })}, hyperformula ${book.getCellValue({ sheet: 0, col: 0, row: 0 })}`);
}
J
printf '%s\n' '=INT(-8.9)' '=CEILING.MATH(-5.5;2)' '=CEILING.MATH(-5.5;2;-1)' '=FLOOR.MATH(-5.5;2)' '=FLOOR.MATH(-5.5;2;-1)' > sheet.csv
{
  node calculate.cjs
  soffice "-env:UserInstallation=file://$folder/profile" --headless --infilter='csv:9,34,76,1,,1033,false,false,false,false,false,-1,true' --convert-to ods sheet.csv >/dev/null 2>&1
  soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv --outdir shown sheet.ods >/dev/null 2>&1
  echo "LibreOffice: $(tr '\n' ' ' < shown/sheet.csv)"
} | tee seen
diff seen - <<'T'
INT(-8.9): formulajs -9, fast-formula-parser -9, hyperformula -8
INT(8.9): formulajs 8, fast-formula-parser 8, hyperformula 8
CEILING.MATH(-5.5,2): formulajs -4, fast-formula-parser -4, hyperformula -4
CEILING.MATH(-5.5,2,-1): formulajs -6, fast-formula-parser -6, hyperformula -4
FLOOR.MATH(-5.5,2): formulajs -6, fast-formula-parser -6, hyperformula -6
FLOOR.MATH(-5.5,2,-1): formulajs -4, fast-formula-parser -4, hyperformula -6
LibreOffice: -9 -4 -6 -6 -4 
T
