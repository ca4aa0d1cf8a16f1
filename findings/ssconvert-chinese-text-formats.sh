#!/bin/sh
# The function TEXT with Excel's Chinese formats, calculated anew by gnumeric and by LibreOffice.
# Guess: both give 星期二 for TEXT(46357,"[$-804]aaaa") and 壹万贰仟叁佰 for TEXT(12300,"[DBNum2][$-804]0").
# Seen: LibreOffice 7.4.7 does. gnumeric 1.12.55 gives the letters aaaa and #VALUE!.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric libreoffice-calc python3-openpyxl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric libreoffice-calc
cd "$folder"
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
book.active.append(['=TEXT(46357,"[$-804]aaaa")', '=TEXT(12300,"[DBNum2][$-804]0")'])
book.save('a.xlsx')
P
{
  ssconvert --recalc a.xlsx g.csv 2>/dev/null
  cat g.csv
  soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76' a.xlsx >/dev/null 2>&1
  cat a.csv
} | tee seen
diff seen - <<'T'
aaaa,#VALUE!
星期二,壹万贰仟叁佰
T
