#!/bin/sh
# Rows of sizes with commas between, 600,18,2, summed by numsum of num-utils by columns (-c) and by rows (-r) with the separator -s ,.
# Guess: rows 620 and 825, columns 1400,43 and 2: its manual says of -s only "a string to use as a separator for columns", of both kinds.
# Seen: the columns are right; with -r numsum 0.5 splits at blanks only, takes no number from such a row, and writes 0 without a word. With blanks the rows are right.
set -eu
packages='num-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '600,18,2\n800,25,0\n' > sizes.csv
{
  echo "columns: $(numsum -c -s , sizes.csv)"
  echo "rows: $(numsum -r -s , sizes.csv | tr '\n' ' ')"
  echo "rows with blanks: $(tr , ' ' < sizes.csv | numsum -r | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
columns: 1400 43 2
rows: 0 0 
rows with blanks: 620 825 
T
