#!/bin/sh
# Prices of an order, 12345.67 and 100000.25, and counts, 1234567 and 7654321, in a file of GNU recutils (types real and int), and their sums and greatest, asked of recsel.
# Guess: 112345.92 and 100000.25, 8888888 and 7654321.
# Seen: 112346 and 100000, 8.88889e+06 and 7.65432e+06: whatever is reckoned is written with six digits, whole numbers too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s recutils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends recutils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' recutils
cd "$folder"
printf '%%rec: Part\n%%type: Price real\n%%type: Count int\n\nPrice: 12345.67\nCount: 1234567\n\nPrice: 100000.25\nCount: 7654321\n' > order.rec
{
  recsel -t Part -p 'Sum(Price),Max(Price),Sum(Count),Max(Count)' order.rec
} | tee seen
diff seen - <<'T'
Sum_Price: 112346
Max_Price: 100000
Sum_Count: 8.88889e+06
Max_Count: 7.65432e+06
T
