#!/bin/sh
# A list for the command line, all of it text: an area code, a mobile number, an order's number of 18 digits, an article 2E5, a price, a day's number; drawn by texttable and PrettyTable of Python.
# Guess: the texts as they are; a table for reading changes nothing but where they stand.
# Seen: PrettyTable 3.6.0 does. texttable 1.6.7 takes what looks like a number for one ("automatic", a, the type of a column that has been told none): 0757 is 757, the telephone 1.380e+10, the order 2.026e+17, the article 200000, a price has three places, and one of a tenth of a cent is nothing. With set_cols_dtype of t they stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-prettytable python3-texttable; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-prettytable python3-texttable
cd "$folder"
cat > draw.py <<'P'
from prettytable import PrettyTable
from texttable import Texttable
rows = [['区号', '0757'], ['电话', '13800138000'], ['订单', '202611290000123456'], ['型号', '2E5'], ['单价', '1299.50'], ['每个', '0.0004']]
for types in (['a', 'a'], ['t', 't']):
    table = Texttable()
    table.set_deco(0)
    table.set_cols_dtype(types)
    table.add_rows(rows, header=False)
    print(table.draw())
table = PrettyTable(header=False, border=False)
table.align = 'l'
table.add_rows(rows)
print(table)
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 draw.py | sed 's/ *$//' | tee seen
diff seen - <<'T'
区号   757
电话   1.380e+10
订单   2.026e+17
型号   200000
单价   1299.500
每个   0.000
区号   0757
电话   13800138000
订单   202611290000123456
型号   2E5
单价   1299.50
每个   0.0004
 区号  0757
 电话  13800138000
 订单  202611290000123456
 型号  2E5
 单价  1299.50
 每个  0.0004
T
