#!/bin/sh
# Names of goods taken apart by formulas, reckoned by excelize of npm (the Go library in WebAssembly) and by LibreOffice from the file that it saved.
# Guess: functions for text count characters, and those with a B two bytes for each hanzi, as in Excel: REPLACE("衣柜", 2, 1, "门") is 衣门.
# Seen (excelize-wasm 0.1.3): LEN, LEFT, MID, FIND and SUBSTITUTE do. REPLACE cuts into the bytes of a hanzi, LEFTB too; UNICODE of 门 is 233 (its first byte) and not 38376; TRIM leaves the blanks within; a is not before B.
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
book.SetCellValue('Sheet1', 'A1', '衣柜');
const formulas = ['REPLACE(A1,2,1,"门")', 'UNICODE("门")', 'LEFTB(A1,2)', 'LENB(A1)', 'LEN(A1)', 'MID(A1,2,1)', 'FIND("柜",A1)', 'SUBSTITUTE(A1,"柜","门")', 'TRIM("  E0   板 ")', '"a"<"B"'];
formulas.forEach((formula, row) => book.SetCellFormula('Sheet1', `B${row + 1}`, formula.replace('UNICODE', '_xlfn.UNICODE')));
writeFileSync('names.xlsx', book.WriteToBuffer().buffer);
execFileSync('soffice', ['--headless', `-env:UserInstallation=file://${process.cwd()}/home`, '--convert-to', 'csv:Text - txt - csv (StarCalc):9,34,76', 'names.xlsx'], { stdio: 'ignore' });
const rows = readFileSync('names.csv', 'utf8').split('\n').map((row) => row.split('\t')[1]);
formulas.forEach((formula, row) => {
  book.SetCellFormula('Sheet1', 'C1', formula);
  console.log(`${formula}: excelize ${book.CalcCellValue('Sheet1', 'C1').value}, LibreOffice ${rows[row]}`);
});
process.exit();
J
node run.mjs | tee seen
diff seen - <<'T'
REPLACE(A1,2,1,"门"): excelize �门�柜, LibreOffice 衣门
UNICODE("门"): excelize 233, LibreOffice 38376
LEFTB(A1,2): excelize �, LibreOffice 衣
LENB(A1): excelize 4, LibreOffice 4
LEN(A1): excelize 2, LibreOffice 2
MID(A1,2,1): excelize 柜, LibreOffice 柜
FIND("柜",A1): excelize 2, LibreOffice 2
SUBSTITUTE(A1,"柜","门"): excelize 衣门, LibreOffice 衣门
TRIM("  E0   板 "): excelize E0   板, LibreOffice E0 板
"a"<"B": excelize FALSE, LibreOffice TRUE
T
