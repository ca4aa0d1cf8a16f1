#!/bin/sh
# A column of prices with one that is a text (10, as pasted), reckoned by excelize of npm (the Go library in WebAssembly) and by LibreOffice from the file that it saved.
# Guess: a text in a range is no part of SUM, AVERAGE and SUMPRODUCT, as in Excel and LibreOffice: 50.
# Seen (excelize-wasm 0.1.3): SUM is 60, AVERAGE 20, SUMPRODUCT of the column by itself 1400 and not 1300, while COUNT says that there are two numbers, and the cell is neither a number (ISNUMBER) nor a text (ISTEXT).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact excelize-wasm@0.1.3
command -v soffice >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libreoffice-calc; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { init } from 'excelize-wasm';

const { NewFile } = await init('./node_modules/excelize-wasm/excelize.wasm.gz');
const book = NewFile();
['10', 20, 30].forEach((price, row) => book.SetCellValue('Sheet1', `A${row + 1}`, price));
const formulas = ['SUM(A1:A3)', 'AVERAGE(A1:A3)', 'COUNT(A1:A3)', 'SUMPRODUCT(A1:A3,A1:A3)', 'SUBTOTAL(9,A1:A3)', 'MIN(A1:A3)', 'SUMIF(A1:A3,">5")', 'ISNUMBER(A1)', 'ISTEXT(A1)'];
formulas.forEach((formula, row) => book.SetCellFormula('Sheet1', `B${row + 1}`, formula));
writeFileSync('prices.xlsx', book.WriteToBuffer().buffer);
execFileSync('soffice', ['--headless', `-env:UserInstallation=file://${process.cwd()}/home`, '--convert-to', 'csv:Text - txt - csv (StarCalc):9,34,76', 'prices.xlsx'], { stdio: 'ignore' });
const rows = readFileSync('prices.csv', 'utf8').split('\n').map((row) => row.split('\t')[1]);
formulas.forEach((formula, row) => console.log(`${formula}: excelize ${book.CalcCellValue('Sheet1', `B${row + 1}`).value}, LibreOffice ${rows[row]}`));
process.exit();
J
node run.mjs | tee seen
diff seen - <<'T'
SUM(A1:A3): excelize 60, LibreOffice 50
AVERAGE(A1:A3): excelize 20, LibreOffice 25
COUNT(A1:A3): excelize 2, LibreOffice 2
SUMPRODUCT(A1:A3,A1:A3): excelize 1400, LibreOffice 1300
SUBTOTAL(9,A1:A3): excelize 60, LibreOffice 50
MIN(A1:A3): excelize 20, LibreOffice 20
SUMIF(A1:A3,">5"): excelize 50, LibreOffice 50
ISNUMBER(A1): excelize FALSE, LibreOffice FALSE
ISTEXT(A1): excelize FALSE, LibreOffice TRUE
T
