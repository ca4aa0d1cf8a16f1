#!/bin/sh
# Guess: [Content_Types].xml of a workbook lists the types of parts that the workbook has, so that one that names macros
# has some, and a workbook without macros names none.
# Version: xlsx 0.18.5 (SheetJS). unzip of Debian reads the result.
# Behaviour: a plain .xlsx of one cell lists "binary.macroEnabled.main" as the default of the ending bin, although it has
# no such part. Whether a workbook has macros is said only by the types of the parts that are there.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s unzip >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends unzip; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' unzip
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
cat > write.cjs <<'J'
const { utils, writeFile } = require('xlsx');
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['text']]), 'sheet');
writeFile(book, 'a.xlsx');
J
node write.cjs
{
  unzip -p a.xlsx '?Content_Types?.xml' | grep -o '<Default Extension="bin"[^>]*>'
  echo "parts with that ending: $(unzip -Z1 a.xlsx | grep -c '\.bin$' || true)"
} > seen
cat seen
cat > expected <<'T'
<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>
parts with that ending: 0
T
cmp seen expected
