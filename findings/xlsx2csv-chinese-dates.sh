#!/bin/sh
# Guess: xlsx2csv, which writes dates as their format shows them, writes yyyy"年"m"月"d"日" as 2026年12月1日.
# Seen (Debian's xlsx2csv 0.7.8): the quotes of the format stay in the text, month and day get zeros, and 上午/下午 stands
# there whole: 2026"年"12"月"01"日". With a leading [DBNum1] the date is the bare number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in xlsx2csv python3-openpyxl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' xlsx2csv
cd "$folder"
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
for row, shown in enumerate(['yyyy-mm-dd', 'yyyy"年"m"月"d"日"', '上午/下午h"时"mm"分"', '[DBNum1]yyyy"年"m"月"'], 1):
    cell = book.active.cell(row, 1, 46357.75)
    cell.number_format = shown
book.save('a.xlsx')
P
xlsx2csv -d tab a.xlsx | sed 's/^"//; s/"$//; s/""/"/g' | tee seen
diff seen - <<'T'
2026-12-01
2026"年"12"月"01"日"
上午/下午06"时"12"分"
46357.75
T
