#!/bin/sh
# A name, 侧板, as a workbook of Excel 5 (.xls, biff5) by SheetJS of npm, with nothing set and with the code page of China (936) as an option, read by SheetJS and by gnumeric.
# Guess: 侧板: SheetJS has the code pages with it and writes Chinese to the other kinds of .xls; what it cannot write it refuses.
# Seen (xlsx 0.18.5): two underscores both times, without an error. As .xls of Excel 97 (biff8) the name is right.
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
cat > run.js <<'J'
const XLSX = require('xlsx');
const book = { SheetNames: ['a'], Sheets: { a: XLSX.utils.aoa_to_sheet([['侧板']]) } };
for (const [name, options] of [['5.xls', { bookType: 'biff5' }], ['5-936.xls', { bookType: 'biff5', codepage: 936 }], ['97.xls', { bookType: 'biff8' }]]) {
  XLSX.writeFile(book, name, options);
  console.log(name, 'SheetJS:', XLSX.readFile(name).Sheets.a.A1.v);
}
J
echo --
{ node run.js; for file in 5.xls 5-936.xls 97.xls; do echo "$file gnumeric: $(ssconvert -T Gnumeric_stf:stf_csv $file fd://1 2>/dev/null)"; done; } | tee seen
diff seen - <<'T'
5.xls SheetJS: __
5-936.xls SheetJS: __
97.xls SheetJS: 侧板
5.xls gnumeric: __
5-936.xls gnumeric: __
97.xls gnumeric: 侧板
T
