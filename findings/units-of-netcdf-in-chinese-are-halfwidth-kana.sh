#!/bin/sh
# Sizes in a file of NetCDF (classic) with the attribute 单位 = 毫米 and the names 侧板 and 柜 as characters, made by ncgen, read by netcdfjs of npm and by ncdump.
# Guess: 单位 and 毫米: names of the classic format are UTF-8 (NetCDF, file format specification, "name"), and texts in practice, as ncgen and ncdump take them.
# Seen: ncdump shows them. netcdfjs 4.0.0 takes each byte for a signed number and makes a character of it, so that 毫米 becomes six wide marks and half-width kana of Japanese; the same of the attribute's name and of the names of the parts. Latin letters it reads.
set -eu
dpkg -s netcdf-bin >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends netcdf-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' netcdf-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact netcdfjs@4.0.0
cat > boards.cdl <<'C'
netcdf boards {
dimensions: part = 2 ; length = 6 ;
variables:
  double size(part) ; size:unit = "mm" ; size:单位 = "毫米" ;
  char name(part, length) ;
data:
  size = 18.0, 12.5 ;
  name = "侧板", "Oak" ;
}
C
ncgen -o boards.nc boards.cdl
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { NetCDFReader } from 'netcdfjs';

const codes = (text) => [...text].map((character) => (character < '\x7f' ? character : `U+${character.codePointAt(0).toString(16).toUpperCase()}`)).join(' ');
const reader = new NetCDFReader(readFileSync('boards.nc'));
for (const { name, value } of reader.variables[0].attributes) console.log(`netcdfjs: ${codes(name)} = ${codes(value)}`);
console.log(`netcdfjs: sizes ${reader.getDataVariable('size')}, second name ${reader.getDataVariable('name').slice(6).join('').replaceAll('\0', '')}`);
J
{
  ncdump -v name boards.nc | sed -n '/unit\|单位/p; /^ name/,/;/p'
  node read.mjs
} | tee seen
diff seen - <<'T'
		size:unit = "mm" ;
		size:单位 = "毫米" ;
 name =
  "\344\276\247\346\235\277",
  "Oak" ;
netcdfjs: u n i t = m m
netcdfjs: U+FFE5 U+FF8D U+FF95 U+FFE4 U+FFBD U+FF8D = U+FFE6 U+FFAF U+FFAB U+FFE7 U+FFB1 U+FFB3
netcdfjs: sizes 18,12.5, second name Oak
T
