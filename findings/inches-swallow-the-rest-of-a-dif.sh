#!/bin/sh
# A list of doors of 18" as DIF by gnumeric's ssconvert, the inches in the middle of a row of five, read by itself and by SheetJS of npm.
# Guess: the same cells. DIF has a text on a line of its own, so that a quotation mark within it ends nothing.
# Seen: ssconvert 1.12.55 writes "18"" as it is and reads it back. SheetJS 0.18.5 reads on to the end of the file: the cell holds all that follows, and the price and the area code are missing.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
printf 'door,"18""",TRUE,-12.5,end\n' > list.csv
ssconvert -T Gnumeric_dif:dif list.csv list.dif 2>/dev/null
cat > run.js <<'J'
const XLSX = require('xlsx');
console.log('SheetJS:', JSON.stringify(XLSX.utils.sheet_to_json(XLSX.readFile('list.dif').Sheets.Sheet1, { header: 1 })));
J
echo --
{ echo "gnumeric: $(ssconvert -T Gnumeric_stf:stf_csv list.dif fd://1)"; node run.js; } 2>/dev/null | tee seen
diff seen - <<'T'
gnumeric: door,"18""",TRUE,-12.5,end
SheetJS: [["door","18\"\n0,1\nTRUE\n0,-12.5\nV\n1,0\n\"end\"\n-1,0\nEO"]]
T
