#!/bin/sh
# A price list with 实木门板 and 1280.5, written by gnumeric's ssconvert in a locale of UTF-8 in formats for programs and for print: SYLK, LaTeX, DIF, CSV and HTML.
# Guess: 实木门板 in each of them, as characters or escaped, as in CSV and HTML.
# Seen (gnumeric 1.12.55): ???? in SYLK and LaTeX, without a word, so that the name is lost; the rest hold it. SheetJS (xlsx 0.18.5) writes the name in SYLK.
set -eu
packages='gnumeric'
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
printf '实木门板,1280.5\n' > list.csv
has() { if grep -q '实木门板\|&#23454;&#26408;&#38376;&#26495;' "$1"; then echo the name; else grep -o '?\{2,\}' "$1" | head -1; fi; }
for format in Gnumeric_sylk:sylk Gnumeric_html:latex_table Gnumeric_dif:dif Gnumeric_stf:stf_csv Gnumeric_html:html40; do
  ssconvert -T "$format" list.csv written 2>/dev/null
  echo "$format: $(has written)"
done > seen
node -e "
const xlsx = require('xlsx')
require('fs').writeFileSync('xlsx.slk', xlsx.write({ SheetNames: ['a'], Sheets: { a: xlsx.utils.aoa_to_sheet([['实木门板', 1280.5]]) } }, { bookType: 'sylk', type: 'string' }))"
echo "SYLK of SheetJS: $(has xlsx.slk)" >> seen
cat seen
diff seen - <<'T'
Gnumeric_sylk:sylk: ????
Gnumeric_html:latex_table: ????
Gnumeric_dif:dif: the name
Gnumeric_stf:stf_csv: the name
Gnumeric_html:html40: the name
SYLK of SheetJS: the name
T
