#!/bin/sh
# A list of parts as dBase file, as older programs for cutting and stock keep it: three rows, of which the second was deleted there. dBase marks such a row by an
# asterisk and leaves it in the file until somebody packs it.
# Guess: what reads DBF leaves the row out, or at least has a mark on it.
# Seen: gnumeric 1.12.55, dbfread 2.0.7, pgdbf 0.6.2, GDAL 3.6.2, SheetJS 0.18.5 and dbffile 1.13.0 leave it out; node-dbf 0.4.0 and shapelib's dbfdump mark it.
# R's foreign 0.8.84 and parsedbf 2.0.0, which shapefiles are read with in browsers, give it like any other: a part more to be cut.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric python3-dbfread pgdbf gdal-bin r-cran-foreign; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric python3-dbfread pgdbf gdal-bin r-cran-foreign
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 dbffile@1.13.0 node-dbf@0.4.0 parsedbf@2.0.0 2>/dev/null
cat > write.cjs <<'J'
const rows = [' A18          2', '*B18          4', ' C18          1'];
const head = Buffer.alloc(97);
head.set([3, 126, 11, 29]);
head.writeUInt32LE(rows.length, 4);
head.writeUInt16LE(head.length, 8);
head.writeUInt16LE(rows[0].length, 10);
[['PART', 'C', 10], ['QTY', 'N', 4]].forEach(([name, type, length], index) => {
  head.write(name, 32 + 32 * index);
  head.write(type, 43 + 32 * index);
  head[48 + 32 * index] = length;
});
head[96] = 13;
require('node:fs').writeFileSync('parts.dbf', head.toString('latin1') + rows.join('') + '\x1a', 'latin1');
J
node write.cjs
cat > read.cjs <<'J'
const fs = require('node:fs');
const { DBFFile } = require('dbffile');
const parsedbf = require('parsedbf');
const XLSX = require('xlsx');

const { buffer, byteOffset, length } = fs.readFileSync('parts.dbf');
const show = (name, rows) => console.log(name, rows.map((row) => row.PART + (row['@deleted'] ? ' (deleted)' : '')).join(', '));
const { Sheet1 } = XLSX.readFile('parts.dbf').Sheets;
show('SheetJS:', XLSX.utils.sheet_to_json(Sheet1));
const rows = [];
const parser = new (require('node-dbf').default)('parts.dbf');
parser.on('record', (row) => rows.push(row));
parser.on('end', async () => {
  show('node-dbf:', rows);
  show('dbffile:', await (await DBFFile.open('parts.dbf')).readRecords());
  show('parsedbf:', (parsedbf.default ?? parsedbf)(new DataView(buffer, byteOffset, length)));
});
parser.parse();
J
parts() { grep -oE '[A-C]18' | paste -sd, | sed "s/^/$1: /; s/,/, /g"; }
{
  ssconvert parts.dbf parts.csv 2>/dev/null
  parts gnumeric < parts.csv
  /usr/bin/python3 -c "import dbfread; print(list(dbfread.DBF('parts.dbf')))" | parts dbfread
  pgdbf parts.dbf | parts pgdbf
  ogr2ogr -f CSV /vsistdout/ parts.dbf | parts GDAL
  Rscript -e 'foreign::read.dbf("parts.dbf")' | parts foreign
  node read.cjs
} | tee seen
diff seen - <<'T'
gnumeric: A18, C18
dbfread: A18, C18
pgdbf: A18, C18
GDAL: A18, C18
foreign: A18, B18, C18
SheetJS: A18, C18
node-dbf: A18, B18 (deleted), C18
dbffile: A18, C18
parsedbf: A18, B18, C18
T
