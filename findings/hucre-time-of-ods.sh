#!/bin/sh
# Guess: hucre gives a time of day (09:30) of an .ods workbook as it gives the same cell of the .xlsx workbook: as a date.
# Seen with hucre 1.0.0 (.ods by LibreOffice 7.4.7): from .xlsx it is a Date, from .ods the string PT09H30M00S. Dates are
# dates in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-calc python3-openpyxl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact hucre@1.0.0
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
for column, (value, shown) in enumerate([(9.5 / 24, 'hh:mm'), (46357, 'yyyy-mm-dd')], 1):
    cell = book.active.cell(1, column, value)
    cell.number_format = shown
book.save('a.xlsx')
P
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to ods a.xlsx >/dev/null 2>&1
cat > read.mjs <<'J'
import fs from 'node:fs';
import { readOds, readXlsx } from 'hucre';
const shown = (value) => (value instanceof Date ? 'Date' : `${typeof value} ${value}`);
for (const [name, read] of [['a.xlsx', readXlsx], ['a.ods', readOds]]) {
  console.log(name, (await read(fs.readFileSync(name))).sheets[0].rows[0].map(shown).join(', '));
}
J
node read.mjs | tee seen
diff seen - <<'T'
a.xlsx Date, Date
a.ods string PT09H30M00S, Date
T
