#!/bin/sh
# A price list as the XML of Excel 2003 (SpreadsheetML), which many programs for accounts still export: a total over two columns (ss:MergeAcross), a room over two rows (ss:MergeDown), and a logical value (ss:Type Boolean); read by gnumeric's ssconvert and SheetJS; and the same cells merged in HTML.
# Guess: both cells are merged, and the logical value is TRUE, as of the other formats.
# Seen (gnumeric 1.12.55): nothing is merged, and the logical value is the number 1. Of HTML it merges both. SheetJS (xlsx 0.18.5) reads all of it.
set -eu
packages='gnumeric unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > list.xml <<'X'
<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table><Row><Cell ss:MergeAcross="1"><Data ss:Type="String">Total</Data></Cell></Row><Row><Cell ss:MergeDown="1"><Data ss:Type="String">Kitchen</Data></Cell><Cell><Data ss:Type="Boolean">1</Data></Cell></Row></Table></Worksheet></Workbook>
X
cat > list.html <<'H'
<html><body><table><tr><td colspan="2">Total</td></tr><tr><td rowspan="2">Kitchen</td><td>TRUE</td></tr><tr><td>1</td></tr></table></body></html>
H
for kind in xml html; do
  ssconvert "list.$kind" "$kind.xlsx" 2>/dev/null
  ssconvert "list.$kind" "$kind.csv" 2>/dev/null
  echo "$kind by ssconvert: $(unzip -p "$kind.xlsx" xl/worksheets/sheet1.xml | grep -o 'mergeCell ref="[^"]*"' | sort | tr '\n' ' ')$(sed -n 2p "$kind.csv")"
done > seen
node -e "
const sheet = require('xlsx').readFile('list.xml').Sheets.a
const { encode_range } = require('xlsx').utils
console.log('xml by SheetJS:', sheet['!merges'].map(encode_range).sort().join(' '), sheet.B2.v)" >> seen
cat seen
diff seen - <<'T'
xml by ssconvert: Kitchen,1
html by ssconvert: mergeCell ref="A1:B1" mergeCell ref="A2:A3" Kitchen,TRUE
xml by SheetJS: A1:B1 A2:A3 true
T
