#!/bin/sh
# A table of Visual FoxPro, in which older programs for stock and accounts in China keep theirs: a price of 12.5 and a credit of -3.2 in a field of currency (Y),
# with their numbers of pieces, 7 and -1 (I).
# Guess: what reads tables of FoxPro reads both prices, or says that it cannot.
# Seen: dbffile 1.13.0 and dbfread 2.0.7 read both. SheetJS 0.18.5 takes the lower half of the credit for unsigned: -429499.9296. pgdbf 0.6.2 writes 12.5000, but into a
# column DECIMAL(4), the number of digits behind the point taken for that of all, so that PostgreSQL has 13 and -3. GDAL 3.6.2 gives the bytes of prices and pieces as texts,
# without an error, and gnumeric 1.12.55 a sentence in each cell. Perl's XBase 1.08 reads the prices, and 4294967295 pieces.
set -eu
for package in python3-dbfread pgdbf gdal-bin gnumeric libdbd-xbase-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-dbfread pgdbf gdal-bin gnumeric libdbd-xbase-perl
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 dbffile@1.13.0 2>/dev/null
cat > write.cjs <<'J'
const fields = [['PRICE', 'Y', 8, 4], ['QTY', 'I', 4, 0]];
// Behind the fields FoxPro keeps 263 bytes for the name of a database.
const head = Buffer.alloc(97 + 263);
head.set([0x30, 126, 11, 29]);
head.writeUInt32LE(2, 4);
head.writeUInt16LE(head.length, 8);
head.writeUInt16LE(13, 10);
let place = 1;
fields.forEach(([name, type, length, decimals], index) => {
  const at = 32 + 32 * index;
  head.write(name, at);
  head.write(type, at + 11);
  head.writeUInt32LE(place, at + 12);
  head.set([length, decimals], at + 16);
  place += length;
});
head[96] = 13;
const rows = [[125000n, 7], [-32000n, -1]].map(([price, quantity]) => {
  const row = Buffer.alloc(13, ' ');
  row.writeBigInt64LE(price, 1);
  row.writeInt32LE(quantity, 9);
  return row;
});
require('node:fs').writeFileSync('prices.dbf', Buffer.concat([head, ...rows, Buffer.from([0x1a])]));
J
node write.cjs
cat > read.cjs <<'J'
const { DBFFile } = require('dbffile');
const XLSX = require('xlsx');

const show = (name, rows) => console.log(name, rows.map(({ PRICE, QTY }) => `${PRICE} ${QTY}`).join(', '));
(async () => {
  show('dbffile:', await (await DBFFile.open('prices.dbf')).readRecords());
  const shown = XLSX.utils.sheet_to_json(XLSX.readFile('prices.dbf').Sheets.Sheet1);
  show('SheetJS:', shown.map(({ PRICE, QTY }) => ({ PRICE: PRICE.toFixed(4), QTY })));
})();
J
as "$bin/initdb --auth-local=peer --auth-host=reject -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
pgdbf prices.dbf > prices.sql
line() { paste -sd, | sed "s/^/$1: /; s/,/, /g"; }
{
  node read.cjs
  /usr/bin/python3 -c "
import dbfread
for row in dbfread.DBF('prices.dbf'): print(row['PRICE'], row['QTY'])" | line dbfread
  grep -aE '^-?[0-9]' prices.sql | tr '\t' ' ' | line pgdbf
  as "psql -X -h $folder -d postgres -qAt -F ' ' -f $folder/prices.sql -c 'select price, qty from prices order by qty desc' 2>/dev/null" | line PostgreSQL
  echo "GDAL: $(ogr2ogr -f CSV /vsistdout/ prices.dbf | grep -cE '12.5|,7') of them found"
  ssconvert prices.dbf prices.csv 2>/dev/null
  sed '1d; s/,/ /' prices.csv | line gnumeric
  dbf_dump --fs ' ' prices.dbf | line XBase
} | tee seen
diff seen - <<'T'
dbffile: 12.5 7, -3.2 -1
SheetJS: 12.5000 7, -429499.9296 -1
dbfread: 12.5 7, -3.2 -1
pgdbf: 12.5000 7, -3.2000 -1
PostgreSQL: 13 7, -3 -1
GDAL: 0 of them found
gnumeric: "Field type '0x59' unsupported" 7, "Field type '0x59' unsupported" -1
XBase: 12.5 7, -3.2 4294967295
T
