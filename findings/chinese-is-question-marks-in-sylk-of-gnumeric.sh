#!/bin/sh
# A row of a list of parts (侧板, 门;柜, 18 and TRUE) written as SYLK by gnumeric's ssconvert in a locale of UTF-8, and read by itself and by SheetJS of npm.
# Guess: the same row, the Chinese as UTF-8 (as its CSV and DIF have it) or in an escape.
# Seen: ssconvert writes a question mark for each character and tells nobody: ?? for 侧板, ?;? for 门;柜. Its DIF of the same row has them.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
printf '侧板,门;柜,18,TRUE\n' > list.csv
for kind in sylk dif; do ssconvert -T "Gnumeric_$kind:$kind" list.csv "list.$kind" 2>&1; done
ssconvert -T Gnumeric_stf:stf_csv list.sylk again.csv 2>&1
cat > run.js <<'J'
const XLSX = require('xlsx');
console.log('SheetJS:', JSON.stringify(XLSX.utils.sheet_to_json(XLSX.readFile('list.sylk').Sheets.Sheet1, { header: 1 })[0]));
J
echo --
{ grep '^C;' list.sylk; echo "ssconvert: $(cat again.csv)"; node run.js; echo 'as DIF:'; grep '"..*"' list.dif | tail -n +2; } | tr -d '\r' | tee seen
diff seen - <<'T'
C;Y1;X1;K"??"
C;X2;K"?;;?"
C;X3;K18
C;X4;KTRUE
ssconvert: ??,?;?,18,TRUE
SheetJS: ["??","?;?",18,true]
as DIF:
"侧板"
"门;柜"
T
