#!/bin/sh
# Excel in China writes the day 2026年1月5日 with the number format 31 alone, 2026年1月 with 57: no code of the format stands
# in the file, as with 14 for short dates (ECMA-376, 18.8.30).
# Guess: openpyxl and pandas give cells of all three as dates.
# Seen (openpyxl 3.0.9, pandas 1.5.3): 14 is a date, 31 and 57 are the number 46027.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl python3-pandas python3-xlsxwriter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-openpyxl python3-pandas
cd "$folder"
/usr/bin/python3 - <<'P' | tee seen
import openpyxl, pandas, xlsxwriter
book = xlsxwriter.Workbook('a.xlsx')
sheet = book.add_worksheet()
for row, number in enumerate([14, 31, 57]):
    sheet.write_number(row, 0, 46027, book.add_format({'num_format': number}))
book.close()
for row in openpyxl.load_workbook('a.xlsx').active.values:
    print('openpyxl', row[0])
for value in pandas.read_excel('a.xlsx', header=None)[0]:
    print('pandas', value)
P
diff seen - <<'T'
openpyxl 2026-01-05 00:00:00
openpyxl 46027
openpyxl 46027
pandas 2026-01-05 00:00:00
pandas 46027
pandas 46027
T
