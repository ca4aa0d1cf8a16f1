#!/bin/sh
# A row of a list of parts (侧板, 门;柜, 18", TRUE, -12.5 and the area code 0757 as a text) written as SYLK by SheetJS of npm and read by gnumeric's ssconvert.
# Guess: the same row: in SYLK a text stands between quotation marks and a semicolon in it is doubled, and both programs name SYLK among their formats.
# Seen: 18" has lost its inches, since SheetJS 0.18.5 leaves the mark as it is, and the Chinese is read as Latin. The semicolon, TRUE, the number and the area code are right.
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
cat > run.js <<'J'
const XLSX = require('xlsx');
const sheet = XLSX.utils.aoa_to_sheet([['侧板', '门;柜', '18"', true, -12.5, '0757']]);
XLSX.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, 'list.slk', { bookType: 'sylk' });
console.log('SheetJS itself:', JSON.stringify(XLSX.utils.sheet_to_json(XLSX.readFile('list.slk').Sheets.Sheet1, { header: 1 })[0]));
J
echo --
{ node run.js; grep '^C;' list.slk; ssconvert -T Gnumeric_stf:stf_csv list.slk fd://1; } 2>/dev/null | tr -d '\r' | tee seen
diff seen - <<'T'
SheetJS itself: ["ä¾§æ¿","é¨;æ","18",true,-12.5,"0757"]
C;Y1;X1;K"侧板"
C;Y1;X2;K"门;;柜"
C;Y1;X3;K"18"
C;Y1;X4;KTRUE
C;Y1;X5;K-12.5
C;Y1;X6;K"0757"
ä¾§æ¿,é¨;æ,18,TRUE,-12.5,0757
T
