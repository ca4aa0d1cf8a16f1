#!/bin/sh
# Order numbers of 21 digits, as payment services give them, in a CSV list, put into a database by sqlite-utils insert --csv --detect-types, and shown.
# Guess: the same digits, as a text: they do not fit a whole number of SQLite (64 bits).
# Seen: the column is an INTEGER, and the numbers are floats: 2.0261129000012346e+20; two that differ in the last digit are one. Of 19 digits all are kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s sqlite-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends sqlite-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' sqlite-utils
cd "$folder"
printf 'number,price\n202611290000123456781,89\n202611290000123456782,12\n' > long.csv
printf 'number,price\n2026112900001234561,89\n2026112900001234562,12\n' > short.csv
{
  for list in long short; do
    sqlite-utils insert orders.db "$list" "$list.csv" --csv --detect-types >/dev/null
    sqlite-utils schema orders.db "$list" | grep number
    sqlite-utils orders.db "select number, count(*) from $list group by number" --csv | tr -d '\r'
  done
} | tee seen
diff seen - <<'T'
   [number] INTEGER,
number,count(*)
2.0261129000012346e+20,2
   [number] INTEGER,
number,count(*)
2026112900001234561,1
2026112900001234562,1
T
