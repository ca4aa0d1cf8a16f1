#!/bin/sh
# A table of prices as CSV, as spreadsheets write them: "1,299.50" in quotes, 89, "12,000", "1.2万", ¥89; drawn by gnuplot with "," as separator.
# Guess: 1299.5 for a quoted cell, whose comma is no separator; or missing, as text is.
# Seen: gnuplot 5.4 splits at the right commas, and reads 1 for "1,299.50", 12 for "12,000" and 1.2 for "1.2万", as if they were prices, without a word; ¥89 is left out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gnuplot-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gnuplot-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gnuplot-nox
cd "$folder"
export LC_ALL=C.UTF-8
printf '名称,价\n衣柜,"1,299.50"\n门板,89\n橱柜,"12,000"\n全屋,"1.2万"\n层板,¥89\n' > prices.csv
gnuplot -e 'set datafile separator ","; set table "drawn"; plot "prices.csv" using 0:2 skip 1 with points' 2>said
grep -v '^#' drawn | grep . | tee seen
diff seen - <<'T'
 0  1  i
 1  89  i
 2  12  i
 3  1.2  i
T
