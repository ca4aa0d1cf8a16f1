#!/bin/sh
# A table in HTML that is named .xls, as countless web systems in China export: what is to stay text has mso-number-format:"\@", of a class or
# of the cell itself.
# Guess: what opens such files takes the format for what it is, as Excel does, so that 0757, the number of an identity card and 1-2
# (block 1, flat 2) stay as they are.
# Seen: LibreOffice 7.4.7 does for the class, not for the cell itself, whose card number becomes 4.40681199001011E+017. gnumeric 1.12.55 and pandas
# 1.5.3 make 757 of 0757 either way, and xlsx 0.18.5 also takes 1-2 for a day of 2001 and changes the last digits of the card's number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-calc gnumeric python3-pandas python3-lxml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc gnumeric python3-pandas
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 >/dev/null 2>&1
cat > a.xls <<'H'
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style>.text { mso-number-format: "\@" }</style></head>
<body><table><tr><td class="text">0757</td><td class="text">440681199001011234</td><td class="text">1-2</td></tr>
<tr><td style='mso-number-format:"\@"'>0757</td><td style='mso-number-format:"\@"'>440681199001011234</td><td style='mso-number-format:"\@"'>1-2</td></tr>
</table></body></html>
H
cat > read.cjs <<'J'
const { readFile, utils } = require('xlsx');
const { Sheets, SheetNames } = readFile('a.xls');
for (const row of utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })) console.log(row.join());
J
{
  timeout 200 soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' a.xls >/dev/null 2>&1
  sed 's/^/LibreOffice /' a.csv
  ssconvert --export-type=Gnumeric_stf:stf_csv a.xls fd://1 2>/dev/null | sed 's/^/gnumeric /'
  /usr/bin/python3 -W ignore -c "import pandas; print(pandas.read_html('a.xls')[0].to_csv(header=False, index=False), end='')" | sed 's/^/pandas /'
  node read.cjs | sed 's/^/xlsx /'
} > seen
cat seen
diff seen - <<'T'
LibreOffice 0757,440681199001011234,1-2
LibreOffice 757,4.40681199001011E+017,1-2
gnumeric 757,440681199001011234,1-2
gnumeric 757,440681199001011234,1-2
pandas 757,440681199001011234,1-2
pandas 757,440681199001011234,1-2
xlsx 757,440681199001011260,36893
xlsx 757,440681199001011260,36893
T
