#!/bin/sh
# The delivery days of a dBase file: the 29th of November, the 31st of January, and none, which are eight blanks; with numbers, one of which nobody filled in.
# Guess: a library of npm for such files gives the days that are there, and nothing where there is nothing.
# Seen: dbffile 1.13.0 does. dbf-reader 1.0.3 counts months from 1 where a Date counts from 0: the 29th of December, and for the 31st of January the 3rd of March;
# the missing number is 0. SheetJS 0.18.5 makes a number of the missing day, -30. gnumeric 1.12.55 has the days right, and 0 for the number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gnumeric >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gnumeric; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gnumeric
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 dbffile@1.13.0 dbf-reader@1.0.3 2>/dev/null
cat > write.cjs <<'J'
const rows = [' 20261129   2', ' 20260131   1', '             '];
const head = Buffer.alloc(97);
head.set([3, 126, 11, 29]);
head.writeUInt32LE(rows.length, 4);
head.writeUInt16LE(head.length, 8);
head.writeUInt16LE(rows[0].length, 10);
[['DAY', 'D', 8], ['QTY', 'N', 4]].forEach(([name, type, length], index) => {
  head.write(name, 32 + 32 * index);
  head.write(type, 43 + 32 * index);
  head[48 + 32 * index] = length;
});
head[96] = 13;
require('node:fs').writeFileSync('days.dbf', head.toString('latin1') + rows.join('') + '\x1a', 'latin1');
J
node write.cjs
cat > read.cjs <<'J'
const fs = require('node:fs');
const { Dbf } = require('dbf-reader');
const { DBFFile } = require('dbffile');
const XLSX = require('xlsx');

const text = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
const show = (name, rows) => console.log(name, rows.map(({ DAY, QTY }) => `${text(DAY)} ${text(QTY)}`).join(', '));
(async () => {
  show('dbffile:', await (await DBFFile.open('days.dbf')).readRecords());
  show('dbf-reader:', Dbf.read(fs.readFileSync('days.dbf')).rows);
  show('SheetJS:', XLSX.utils.sheet_to_json(XLSX.readFile('days.dbf').Sheets.Sheet1));
})();
J
{
  TZ=UTC node read.cjs
  ssconvert days.dbf days.csv 2>/dev/null
  echo "gnumeric: $(sed 1d days.csv | paste -sd' ')"
} | tee seen
diff seen - <<'T'
dbffile: 2026-11-29 2, 2026-01-31 1, null null
dbf-reader: 2026-12-29 2, 2026-03-03 1, null 0
SheetJS: 46355 2, 46053 1, -30 undefined
gnumeric: 2026/11/29,2 2026/01/31,1 "        ",0
T
