#!/bin/sh
# Guess: ssconvert from one workbook to another keeps a hidden sheet hidden, as LibreOffice does.
# Seen with gnumeric 1.12.55: the sheet is visible in the new workbook, and, being the first, is the one that readers take.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
need() { dpkg -s "$1" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$1"; } >/dev/null; }
need gnumeric
need python3-openpyxl
need unzip
dpkg-query -W gnumeric python3-openpyxl
/usr/bin/python3 - <<'PY'
import openpyxl
book = openpyxl.Workbook()
book.active.title = 'inner'
book.active.sheet_state = 'hidden'
book.create_sheet('outer')
book.active = 1
book.save('in.xlsx')
PY
ssconvert --export-type=Gnumeric_Excel:xlsx2 in.xlsx out.xlsx >/dev/null 2>&1
hidden() { unzip -p "$1" xl/workbook.xml | grep -o 'state="[a-z]*[hH]idden"' | wc -l; }
before=$(hidden in.xlsx)
after=$(hidden out.xlsx)
echo "hidden sheets before: $before, after: $after"
[ "$before" = 1 ] && [ "$after" = 0 ]
