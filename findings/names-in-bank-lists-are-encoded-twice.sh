#!/bin/sh
# A list of payments as CSV in UTF-8, with the name 佛山甲木, read by AqBanking into its context file (in UTF-8) and written as CSV again.
# Guess: the same name in UTF-8, as the program's own files are in UTF-8 and a profile of CSV has no charset.
# Seen: the bytes are taken for Latin-1 and encoded once more: twelve signs in place of four; read as Latin-1 and then as UTF-8 they are 佛山甲木 again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in aqbanking-tools python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' aqbanking-tools
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
printf 'date,name,amount\n2026/01/05,佛山甲木,89.50\n' > list.csv
cat > list.conf <<'C'
char name="list"
int import="1"
int export="1"
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
    3="value/value"
  }
}
C
aqbanking-cli import -c read.ctx --infile=list.csv --importer=csv --profile-file=list.conf 2>/dev/null
aqbanking-cli export -c read.ctx -o written.csv --exporter=csv --profile-file=list.conf 2>/dev/null
cat > name.py <<'P'
import csv
name = list(csv.reader(open('written.csv', encoding='utf-8')))[1][1]
print(len(name), 'signs;', name.encode('latin-1').decode('utf-8'))
P
{
  /usr/bin/python3 name.py
} | tee seen
diff seen - <<'T'
12 signs; 佛山甲木
T
