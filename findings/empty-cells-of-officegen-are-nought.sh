#!/bin/sh
# Rows of a list of parts written as a workbook by officegen: an empty cell, a day, true, a price and a telephone, as an array of rows, as its manual has it.
# Guess: an empty cell is empty, a day is a day (or its text), true is TRUE.
# Seen (officegen 0.6.5): numbers and texts are right; null, days and truth values are all written as the number 0 (undefined as no cell), so that prices that are not known are free, and an average counts them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact officegen@0.6.5 jszip@3.10.1
cat > run.cjs <<'J'
const { createWriteStream, readFileSync } = require('node:fs');
const JSZip = require('jszip');
const officegen = require('officegen');

const book = officegen('xlsx');
const sheet = book.makeNewSheet();
const row = [null, undefined, new Date(Date.UTC(2026, 0, 5)), true, false, 1299.5, '0757', '', 0];
sheet.data = [row];
const file = createWriteStream('list.xlsx');
file.on('close', async () => {
  const zip = await JSZip.loadAsync(readFileSync('list.xlsx'));
  const written = await zip.file('xl/worksheets/sheet1.xml').async('string');
  for (const [place, value] of row.entries()) {
    const cell = written.match(new RegExp(`<c r="${'ABCDEFGHI'[place]}1"([^>]*)>(.*?)</c>`));
    console.log(`${value instanceof Date ? 'day' : JSON.stringify(value)}: ${cell ? (cell[1].includes('t="s"') ? 'text' : cell[2]) : 'no cell'}`);
  }
});
book.generate(file);
J
node run.cjs | tee seen
diff seen - <<'T'
null: <v>0</v>
undefined: no cell
day: <v>0</v>
true: <v>0</v>
false: <v>0</v>
1299.5: <v>1299.5</v>
"0757": text
"": text
0: <v>0</v>
T
