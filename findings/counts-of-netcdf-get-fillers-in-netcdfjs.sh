#!/bin/sh
# Counts of a store in a file of NetCDF (classic): two as bytes (-5 and 5), three in records as short numbers beside a list of doubles, and two as whole numbers; made by ncgen, read by netcdfjs of npm and by ncdump.
# Guess: as many as there are, as they are: a byte is signed, and what fills a variable up to four bytes is no value (NetCDF, file format specification: "BYTE", "padding").
# Seen: ncdump has them. netcdfjs 4.0.0 gives -5 as 251, each byte as a list of its own, and two more for the two bytes that fill; each short number in a record has -32767 beside it.
set -eu
dpkg -s netcdf-bin >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends netcdf-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' netcdf-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact netcdfjs@4.0.0
cat > store.cdl <<'C'
netcdf store {
dimensions: day = UNLIMITED ; part = 2 ;
variables:
  int whole(part) ;
  byte small(part) ;
  short sold(day) ;
  double price(day, part) ;
data:
  whole = -5, 300 ;
  small = -5, 5 ;
  sold = 1, 2, 3 ;
  price = 12.5, 18, 12.5, 18, 12.5, 18 ;
}
C
ncgen -o store.nc store.cdl
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { NetCDFReader } from 'netcdfjs';

const reader = new NetCDFReader(readFileSync('store.nc'));
for (const { name } of reader.variables) console.log(`netcdfjs: ${name} ${JSON.stringify(reader.getDataVariable(name))}`);
J
{
  ncdump store.nc | sed -n '/^data/,$p' | grep ' = '
  node read.mjs
} | tee seen
diff seen - <<'T'
 whole = -5, 300 ;
 small = -5, 5 ;
 sold = 1, 2, 3 ;
netcdfjs: whole [-5,300]
netcdfjs: small [[251],[5],[129],[129]]
netcdfjs: sold [[1,-32767],[2,-32767],[3,-32767]]
netcdfjs: price [[12.5,18],[12.5,18],[12.5,18]]
T
