#!/bin/sh
# A table of parts as DBF from a Chinese cutting program: its header says by its language byte, 0x4D, that texts are in GBK (code page 936), as Visual FoxPro writes it.
# Guess: 侧板, as the table says itself; or an error that the code page is not known.
# Seen: GDAL 3.6.2 reads it. dbffile 1.13.0 reads Latin letters, ²à°å, unless it is told the encoding; dbf-reader 1.0.3 and yadbf 3.3.0 read it as UTF-8, of which nothing is left. None minds the byte, or says so.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dbf-reader@1.0.3 dbffile@1.13.0 yadbf@3.3.0
cat > table.py <<'P'
from struct import pack
name = '侧板'.encode('gbk')
header = bytes([3, 126, 1, 5]) + pack('<IHH', 1, 65, 21) + bytes(17) + b'\x4d\0\0'
field = b'NAME'.ljust(11, b'\0') + b'C' + bytes(4) + bytes([20, 0]) + bytes(14)
open('parts.dbf', 'wb').write(header + field + b'\r ' + name.ljust(20) + b'\x1a')
P
python3 table.py
cat > read.cjs <<'J'
const { createReadStream, readFileSync } = require('node:fs');
const { Dbf } = require('dbf-reader');
const { DBFFile } = require('dbffile');
const Yadbf = require('yadbf');

(async () => {
  const [record] = await (await DBFFile.open('parts.dbf')).readRecords(1);
  console.log(`dbffile: ${record.NAME}`);
  const [told] = await (await DBFFile.open('parts.dbf', { encoding: 'gbk' })).readRecords(1);
  console.log(`dbffile, told gbk: ${told.NAME}`);
  console.log(`dbf-reader: ${Dbf.read(readFileSync('parts.dbf')).rows[0].NAME}`);
  for await (const row of createReadStream('parts.dbf').pipe(new Yadbf())) console.log(`yadbf: ${row.NAME}`);
})();
J
{
  echo "GDAL: $(ogrinfo -ro -al parts.dbf 2>/dev/null | sed -n 's/.*NAME (String) = //p')"
  node read.cjs
} | tee seen
diff seen - <<'T'
GDAL: 侧板
dbffile: ²à°å
dbffile, told gbk: 侧板
dbf-reader: ���
yadbf: ���
T
