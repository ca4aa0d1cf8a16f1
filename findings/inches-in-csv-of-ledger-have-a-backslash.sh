#!/bin/sh
# A hinge of 3 inches (3" hinge) in a ledger, reported in CSV by ledger csv and by hledger register -O csv, and the name as a reader of CSV has it.
# Guess: the inch sign is doubled, "3"" hinge" (RFC 4180, 2.7).
# Seen (ledger 3.3.0): "3\" hinge": readers of CSV have 3\ hinge and a loose mark, or refuse the row. hledger 1.25 doubles it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ledger hledger python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '2026/03/15 3" hinge\n    costs  95.00 CNY\n    bank\n' > list
ledger -f list csv costs > a.csv
hledger -f list register costs -O csv > b.csv
cat a.csv
tail -n 1 b.csv
/usr/bin/python3 -c 'import csv; print([r[2] for r in csv.reader(open("a.csv"))], [r[3] for r in csv.reader(open("b.csv"))][1:])'
} > seen
cat seen
diff seen - <<'T'
"2026/03/15","","3\" hinge","costs","CNY","95","",""
"1","2026-03-15","","3"" hinge","costs","95.00 CNY","95.00 CNY"
['3\\ hinge"'] ['3" hinge']
T
