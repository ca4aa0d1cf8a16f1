#!/bin/sh
# A list as SYLK, the exchange format of older spreadsheets, with TRUE, FALSE and 5, of which SheetJS and gnumeric write the first two bare (KTRUE), as Excel does; read by LibreOffice, gnumeric's ssconvert and SheetJS.
# Guess: true and false, or 1 and 0, as these are the words that Excel writes there for its logical values.
# Seen (LibreOffice 7.4): 0 of both, so that TRUE is lost. gnumeric 1.12.55 and SheetJS (xlsx 0.18.5) read both.
set -eu
packages='libreoffice-calc gnumeric'
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
printf 'ID;PWXL;N;E\r\nC;Y1;X1;KTRUE\r\nC;Y1;X2;KFALSE\r\nC;Y1;X3;K5\r\nE\r\n' > list.slk
mkdir office
HOME=$folder timeout 120 soffice -env:UserInstallation="file://$folder/profile" --headless --convert-to csv --outdir office list.slk >/dev/null 2>&1
ssconvert list.slk list.csv 2>/dev/null
{
  echo "LibreOffice: $(cat office/list.csv)"
  echo "ssconvert: $(cat list.csv)"
  node -e "
  const book = require('xlsx').readFile('list.slk')
  console.log('SheetJS:', ['A1', 'B1', 'C1'].map((cell) => book.Sheets[book.SheetNames[0]][cell].v).join(','))"
} | tee seen
diff seen - <<'T'
LibreOffice: 0,0,5
ssconvert: TRUE,FALSE,5
SheetJS: true,false,5
T
