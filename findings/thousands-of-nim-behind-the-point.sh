#!/bin/sh
# Prices with commas between thousands, by insertSep of Nim's strutils, whose documentation says that it is for texts with a number: whole, with cents, negative.
# Guess: 1,299,500.50, as what stands before the point is grouped; or the number is left as it is.
# Seen (Nim 1.6.10): whole numbers are right. The point is taken for a digit and the counting starts at the end: 1299500.50 is 1,299,500,.50, 1299.5 129,9.5 and 89.00 89,.00.
set -eu
dpkg -s nim >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends nim gcc libc6-dev; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' nim
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shown.nim <<'N'
import std/strutils
for price in ["1299500", "-1299500", "1299500.50", "1299.5", "89.00", "899.00", "0.05"]:
  echo price, ": ", insertSep(price, ',')
N
nim c --hints:off --warnings:off --nimcache:cache shown.nim >log 2>&1 || cat log
./shown | tee seen
diff seen - <<'T'
1299500: 1,299,500
-1299500: -1,299,500
1299500.50: 1,299,500,.50
1299.5: 129,9.5
89.00: 89,.00
899.00: 899,.00
0.05: 0,.05
T
