#!/bin/sh
# Inches in a workbook of the format # ??/16, which shows 23.375 as 23 6/16 and, since it rounds to the nearest sixteenth, 23.97 as 24.
# Guess: libraries that show cells by their format show these as Excel and gnumeric do.
# Seen (gnumeric 1.12.55): ssf 0.11.2 of SheetJS does. numfmt 3.2.6 and 4.0.1 round the whole number, too: 23.97 is "24 16/16", which is 25, an inch too long,
# and 0.97 is "1 16/16". hucre 1.0.0 leaves sixteen sixteenths: "23 16/16". With # ?/8 it is the same.
set -eu
command -v ssconvert >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gnumeric; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact ssf@0.11.2 old@npm:numfmt@3.2.6 numfmt@4.0.1 hucre@1.0.0 exceljs@4.4.0 >/dev/null 2>&1
cat > show.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { formatValue } from 'hucre';
import * as numfmt from 'numfmt';
import * as old from 'old';
import SSF from 'ssf';

const format = '# ??/16';
const values = [23.375, 23.97, 0.97];
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('a');
for (const value of values) sheet.addRow([value]).getCell(1).numFmt = format;
await workbook.xlsx.writeFile('a.xlsx');
execFileSync('ssconvert', ['--export-type=Gnumeric_stf:stf_assistant', '-O', 'format=preserve', 'a.xlsx', 'a.txt'], { stdio: 'ignore' });
const shown = {
  gnumeric: readFileSync('a.txt', 'utf8').trim().split('\n').map((line) => line.replaceAll('"', '')),
  ssf: values.map((value) => SSF.format(format, value)),
  'numfmt 3': values.map((value) => old.format(format, value)),
  'numfmt 4': values.map((value) => numfmt.format(format, value)),
  hucre: values.map((value) => formatValue(value, format)),
};
for (const [name, texts] of Object.entries(shown))
  console.log(`${name}: ${texts.map((text) => text.trim().replace(/\s+/g, ' ')).join(', ')}`);
J
node show.mjs > seen
cat seen
cat > expected <<'T'
gnumeric: 23 6/16, 24, 1
ssf: 23 6/16, 24, 1
numfmt 3: 23 6/16, 24 16/16, 1 16/16
numfmt 4: 23 6/16, 24 16/16, 1 16/16
hucre: 23 6/16, 23 16/16, 16/16
T
cmp seen expected
