#!/bin/sh
# A list whose thicknesses are written with the wide digits of Chinese keyboards, １８ and ２, inserted into SQLite by sqlite-utils with --detect-types.
# Guess: a column of TEXT, since SQLite takes no such digits for numbers.
# Seen (sqlite-utils 3.30): a column of INTEGER, as Python's int() reads these digits; the cells within are texts all the same, and their sum is 0. For common digits the sum is 20.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sqlite-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'wide,common\n１８,18\n２,2\n' > list.csv
sqlite-utils insert list.db boards list.csv --csv --detect-types >/dev/null 2>&1
sqlite-utils schema list.db
sqlite-utils list.db 'select typeof(wide), typeof(common), sum(wide), sum(common) from boards' --csv | tr -d '\r'
} > seen
cat seen
diff seen - <<'T'
CREATE TABLE "boards" (
   [wide] INTEGER,
   [common] INTEGER
);
typeof(wide),typeof(common),sum(wide),sum(common)
text,integer,0.0,20
T
