#!/bin/sh
# Guess: xls2csv (catdoc), which formats dates (it has an option for how), writes a date of an .xls file as a date.
# Seen (catdoc 0.95, file written by LibreOffice 7.4.7): it writes the bare number 46357, with `-f` too, of every format:
# mm-dd-yy, yyyy-mm-dd and yyyy"年"m"月"d"日".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in catdoc libreoffice-calc python3-openpyxl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' catdoc libreoffice-calc
cd "$folder"
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
for row, shown in enumerate(['mm-dd-yy', 'yyyy-mm-dd', 'yyyy"年"m"月"d"日"'], 1):
    book.active.cell(row, 1, 46357).number_format = shown
book.save('a.xlsx')
P
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to xls a.xlsx >/dev/null 2>&1
seen=$(xls2csv -f %Y-%m-%d a.xls | tr -d '"\f' | tr '\n' ' ')
echo "$seen"
[ "$seen" = '46357 46357 46357 ' ]
