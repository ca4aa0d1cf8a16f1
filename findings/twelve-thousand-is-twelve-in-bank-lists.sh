#!/bin/sh
# A list of payments as an accountant's program saves it, "1,299.50", "12,300" and "1,234,567.89" (a comma after each three digits), read by AqBanking (CSV, value as float) and Skrooge.
# Guess: 1299.5, 12300 and 1234567.89: the commas of the others say what the one in 12,300 is; or an error.
# Seen: both read 12,300 as 12.3, and the others rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in aqbanking-tools python3 skrooge; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' aqbanking-tools skrooge
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
cat > list.csv <<'L'
date,payee,comment,amount
2026/01/05,A,door,"1,299.50"
2026/01/06,A,side,"12,300"
2026/01/07,A,back,"1,234,567.89"
L
cat > list.conf <<'C'
char name="list"
int import="1"
char type="csv"
char groupNames="transaction", "line"
char dateFormat="YYYY/MM/DD"
char valueFormat="float"
params {
  quote="1"
  title="1"
  delimiter=","
  columns {
    1="date"
    2="remoteName[0]"
    3="purpose[0]"
    4="value/value"
  }
}
C
cat > amounts.py <<'P'
import json
from fractions import Fraction
from urllib.parse import unquote
values = [unquote(line.split('"')[1]).split(':')[0] for line in open('read.ctx', encoding='utf-8', errors='replace') if line.strip().startswith('char value=')]
print('AqBanking:', *(float(Fraction(value)) for value in values))
print('Skrooge:', *(row['f_value'] for row in json.load(open('read.json'))['suboperation']))
P
aqbanking-cli import -c read.ctx --infile=list.csv --importer=csv --profile-file=list.conf 2>/dev/null
skroogeconvert --in list.csv --out read.json >/dev/null 2>&1
{
  /usr/bin/python3 amounts.py
} | tee seen
diff seen - <<'T'
AqBanking: 1299.5 12.3 1234567.89
Skrooge: 1299.5 12.3 1234567.89
T
