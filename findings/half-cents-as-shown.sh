#!/bin/sh
# Prices that end in half a cent in cells of the format 0.00, as a workbook shows them: 1.005, 8.325, 0.285 and 1234.565.
# Guess: what shows or converts workbooks shows what Excel and LibreOffice show, 1.01, 8.33, 0.29 and 1234.57: they round the decimal number that somebody typed.
# Seen (LibreOffice 7.4.7): ssf 0.11.2 of SheetJS, numfmt 3.2.6 and hucre 1.0.0 show 1.00, 8.32 and 0.28, but round 1234.565 and 2.675 up. gnumeric 1.12.55 cuts
# all, 2.675, too, and calculates ROUND(8.325,2) as 8.33 all the same, so that two cells of one sheet differ.
set -eu
for package in gnumeric libreoffice-calc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null 2>&1
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact ssf@0.11.2 numfmt@3.2.6 hucre@1.0.0 exceljs@4.4.0 >/dev/null 2>&1
cat > show.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { formatValue } from 'hucre';
import { format } from 'numfmt';
import SSF from 'ssf';

const prices = [1.005, 8.325, 0.285, 2.675, 1234.565];
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('a');
for (const price of [...prices, { formula: 'ROUND(8.325,2)' }]) sheet.addRow([price]).getCell(1).numFmt = '0.00';
await workbook.xlsx.writeFile('a.xlsx');
const run = (...command) => execFileSync(command[0], command.slice(1), { stdio: 'ignore' });
run('soffice', `-env:UserInstallation=file://${process.cwd()}/profile`, '--headless', '--convert-to',
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true', 'a.xlsx');
run('ssconvert', '--recalc', '--export-type=Gnumeric_stf:stf_assistant', '-O', 'format=preserve', 'a.xlsx', 'a.txt');
const lines = (file) => readFileSync(file, 'utf8').trim().split('\n');
const shown = {
  LibreOffice: lines('a.csv'),
  gnumeric: lines('a.txt'),
  ssf: prices.map((price) => SSF.format('0.00', price)),
  numfmt: prices.map((price) => format('0.00', price)),
  hucre: prices.map((price) => formatValue(price, '0.00')),
};
for (const [name, texts] of Object.entries(shown)) console.log(`${name}: ${texts.join(' ')}`);
J
node show.mjs > seen
cat seen
cat > expected <<'T'
LibreOffice: 1.01 8.33 0.29 2.68 1234.57 8.33
gnumeric: 1.00 8.32 0.28 2.67 1234.56 8.33
ssf: 1.00 8.32 0.28 2.68 1234.57
numfmt: 1.00 8.32 0.28 2.68 1234.57
hucre: 1.00 8.32 0.28 2.68 1234.57
T
cmp seen expected
