#!/bin/sh
# A row of a list with 侧板, a cell of two lines, TRUE, FALSE and a price, written as XML of Excel 2003 by SheetJS of npm, and read by gnumeric's ssconvert; TRUE in the same row of .xls and .xlsx.
# Guess: TRUE and FALSE: the format has them as <Data ss:Type="Boolean">1</Data>, as Excel writes them.
# Seen: gnumeric 1.12.55 warns of an invalid content and has the numbers 1 and 0, so that a column of marks becomes a column of counts. From .xls and .xlsx it has TRUE.
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
const book = { SheetNames: ['a'], Sheets: { a: XLSX.utils.aoa_to_sheet([['侧板', true, false, 1280.5]]) } };
for (const [name, bookType] of [['a.xml', 'xlml'], ['a.xls', 'biff8'], ['a.xlsx', 'xlsx']]) XLSX.writeFile(book, name, { bookType });
J
node run.js
echo --
{ grep -o '<Data ss:Type="Boolean">[^/]*' a.xml; for file in a.xml a.xls a.xlsx; do echo "$file: $(ssconvert -T Gnumeric_stf:stf_csv $file fd://1 2>/dev/null)"; done; } | tee seen
diff seen - <<'T'
<Data ss:Type="Boolean">1<
<Data ss:Type="Boolean">0<
a.xml: 侧板,1,0,1280.5
a.xls: 侧板,TRUE,FALSE,1280.5
a.xlsx: 侧板,TRUE,FALSE,1280.5
T
