#!/bin/sh
# Guess: ssconvert takes 2026/1/5 9:30 of a CSV file for a time, with a format that shows the hour, as Excel does.
# Seen with gnumeric 1.12.55: the value has the time (46027.39583...), but the format is yyyy-mm-dd: the cell shows 2026-01-05.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
need() { dpkg -s "$1" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$1"; } >/dev/null; }
need gnumeric
need python3-openpyxl
dpkg-query -W gnumeric
printf 'a\n2026/1/5 9:30\n' >in.csv
ssconvert in.csv out.xlsx >/dev/null 2>&1
/usr/bin/python3 - <<'PY'
import openpyxl
cell = openpyxl.load_workbook('out.xlsx').active['A2']
print(repr(cell.value), cell.number_format)
raise SystemExit(0 if cell.value.hour == 9 and cell.number_format == 'yyyy-mm-dd' else 1)
PY
