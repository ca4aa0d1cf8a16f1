#!/bin/sh
# Orders with a day of delivery (2026-01-05), an appointment (13:30) and the area code 0757, exported by tablib, by which django-import-export makes its files, as .xlsx, .xls and .ods; opened by gnumeric and read
# back by tablib.
# Guess: what the three formats have, days and times, are such cells in each, and come back as they were written.
# Seen (tablib 3.4.0 of Debian with xlwt 1.3.0 and odfpy 1.4.2): in .xlsx they do. In .xls the day is the number 46027 and the time 0.5625, without a format, and tablib itself reads numbers back; in .ods both are texts,
# which sort as such and cannot be counted with.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric python3-odf python3-openpyxl python3-tablib python3-xlrd python3-xlwt unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric python3-odf python3-tablib python3-xlwt
cd "$folder"
cat > export.py <<'P'
from datetime import date, time
import tablib
orders = tablib.Dataset(headers=['day', 'time', 'area'])
orders.append([date(2026, 1, 5), time(13, 30), '0757'])
for name in ['xlsx', 'xls', 'ods']:
    with open('orders.' + name, 'wb') as file:
        file.write(orders.export(name))
for name in ['xlsx', 'xls']:
    with open('orders.' + name, 'rb') as file:
        print(name, 'read back:', *map(repr, tablib.Dataset().load(file.read(), format=name)[0]))
P
{
  /usr/bin/python3 -W ignore export.py
  for name in xlsx xls ods; do
    ssconvert -T Gnumeric_stf:stf_csv orders.$name orders.csv 2>/dev/null
    echo "$name in gnumeric: $(sed -n 2p orders.csv)"
  done
  unzip -p orders.ods content.xml | grep -oE 'office:value-type="[a-z]*"( office:[a-z-]*="[^"]*")?' | tail -3
} | tee seen
diff seen - <<'T'
xlsx read back: datetime.datetime(2026, 1, 5, 0, 0) datetime.time(13, 30) '0757'
xls read back: 46027.0 0.5625 '0757'
xlsx in gnumeric: 2026/01/05,13:30:00,0757
xls in gnumeric: 46027,0.5625,0757
ods in gnumeric: 2026-01-05,13:30:00,0757
office:value-type="string"
office:value-type="string"
office:value-type="string"
T
