#!/bin/sh
# A day of delivery, 1 March 2026, as a Date, put in a sheet by SheetJS (aoa_to_sheet) and written as XLSX, XLS and OpenDocument; shown as CSV by gnumeric's ssconvert.
# Guess: the day in each: a date of OpenDocument has its own type (office:value-type="date", ODF 1.2).
# Seen (xlsx 0.18.5, gnumeric 1.12.55): XLSX and XLS show the day; OpenDocument has a number without a format, 46082.
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
cat > write.js <<'J'
const xlsx = require('xlsx')
const sheet = xlsx.utils.aoa_to_sheet([['Delivery', new Date(2026, 2, 1)]])
for (const [kind, name] of [['xlsx', 'a.xlsx'], ['biff8', 'b.xls'], ['ods', 'c.ods']]) xlsx.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, name, { bookType: kind })
J
TZ=UTC node write.js
{
  for file in a.xlsx b.xls c.ods; do
    ssconvert "$file" read.csv 2>/dev/null
    echo "$file: $(cat read.csv)"
  done
  unzip -p c.ods content.xml | tr -d '\n' | grep -o '<table:table-cell office:value-type="float"[^>]*>'
} | tee seen
diff seen - <<'T'
a.xlsx: Delivery,2026/03/01
b.xls: Delivery,2026/03/01
c.ods: Delivery,46082
<table:table-cell office:value-type="float" office:value="46082">
T
