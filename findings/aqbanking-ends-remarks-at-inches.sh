#!/bin/sh
# A list of payments as CSV, a remark of which has inches and a comma, written as the rule has it ("18"" board, E0"); read by AqBanking, and by Python's csv.
# Guess: 18" board, E0.
# Seen: AqBanking reads 18, and the rest is gone; it says on the error output that there is a closing quote too many. The rows after it are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in aqbanking-tools python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' aqbanking-tools
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
printf 'date,name,remark,amount\n2026/01/05,A,"18"" board, E0",89.50\n2026/01/06,A,"E1, 25",12\n' > list.csv
cat > list.conf <<'C'
char name="list"
int import="1"
char type="csv"
char groupNames="transaction", "line"
char dateFormat="YYYY/MM/DD"
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
cat > remarks.py <<'P'
import csv
from urllib.parse import unquote
print('csv:', [row['remark'] for row in csv.DictReader(open('list.csv'))])
print('AqBanking:', [unquote(line.split('"')[1]) for line in open('read.ctx') if line.strip().startswith(('char purpose=', 'char value='))])
P
aqbanking-cli import -c read.ctx --infile=list.csv --importer=csv --profile-file=list.conf 2>/dev/null
{
  /usr/bin/python3 remarks.py
} | tee seen
diff seen - <<'T'
csv: ['18" board, E0', 'E1, 25']
AqBanking: ['18', '12:EUR', 'E1, 25']
T
