#!/bin/sh
# Guess: xlsx2csv writes a time as the workbook shows it: 13:30 in the format `yyyy-mm-dd h:mm:ss`, which has no AM/PM.
# Versions: xlsx2csv 0.7.8, exceljs 4.4.0 writes the workbook; ssconvert of gnumeric 1.12.55 shows what is meant.
# Behaviour: a single `h` becomes the hour of a 12-hour clock, without a word which half of the day: 13:30 is 01:30, and a
# day at midnight is at 12:00. `hh` is right.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in xlsx2csv gnumeric; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' xlsx2csv gnumeric
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0
cat > write.cjs <<'J'
const { Workbook } = require('exceljs');

const book = new Workbook();
const sheet = book.addWorksheet('sheet');
const afternoon = Date.UTC(2026, 11, 1, 13, 30);
for (const [time, format] of [
  [afternoon, 'yyyy-mm-dd h:mm:ss'],
  [Date.UTC(2026, 11, 1), 'yyyy-mm-dd h:mm:ss'],
  [afternoon, 'yyyy-mm-dd hh:mm:ss'],
]) {
  sheet.addRow([new Date(time)]).getCell(1).numFmt = format;
}
void book.xlsx.writeFile('times.xlsx');
J
node write.cjs
{
  xlsx2csv times.xlsx
  ssconvert -O 'format=preserve quoting-mode=never eol=unix' times.xlsx times.txt 2>/dev/null
  sed 's/^/gnumeric: /' times.txt
} > seen
cat seen
cat > expected <<'T'
2026-12-01 01:30:00
2026-12-01 12:00:00
2026-12-01 13:30:00
gnumeric: 2026-12-01 13:30:00
gnumeric: 2026-12-01 0:00:00
gnumeric: 2026-12-01 13:30:00
T
cmp seen expected
