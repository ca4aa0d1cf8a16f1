#!/bin/sh
# A price list (area code, day, telephone, price, count) made a sheet of OpenDocument by GDAL's ogr2ogr, and read by SheetJS of npm and by gnumeric.
# Guess: the same cells in both: numbers stand in office:value, of which the text within a cell (text:p) is only how it is shown (OpenDocument 1.2, 19.385).
# Seen: SheetJS 0.18.5 has no telephone, price and count at all: GDAL writes numbers without a text, and SheetJS leaves such cells out. Gnumeric has all of them.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gdal-bin gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
printf 'code,day,phone,price,count\n0757,2026-01-05,13800138000,1280.50,3\n' > list.csv
printf '"String","Date","Integer64","Real","Integer"\n' > list.csvt
for kind in ods xlsx; do ogr2ogr -f $kind list.$kind list.csv; done
cat > run.js <<'J'
const XLSX = require('xlsx');
const [name] = process.argv.slice(2);
console.log('SheetJS:', XLSX.utils.sheet_to_csv(Object.values(XLSX.readFile(name, { cellDates: true, dateNF: 'yyyy-mm-dd' }).Sheets)[0]).split('\n')[1]);
J
echo --
for kind in ods xlsx; do
  echo "$kind"
  node run.js list.$kind
  echo "gnumeric: $(ssconvert -T Gnumeric_stf:stf_csv list.$kind fd://1 2>/dev/null | tail -1)"
done | tee seen
diff seen - <<'T'
ods
SheetJS: 0757,05/01/2026,,,
gnumeric: 0757,2026/01/05,13800138000,1280.5,3
xlsx
SheetJS: 0757,05/01/26,13800138000,1280.5,3
gnumeric: 0757,2026/01/05,13800138000,1280.5,3
T
