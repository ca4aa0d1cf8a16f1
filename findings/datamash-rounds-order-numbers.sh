#!/bin/sh
# The last order number of a list (18 digits), and a sum of money in fen and in yuan, by GNU datamash; awk and sort for comparison.
# Guess: min, max and sum give what is in the list: 202611290000000123; 1234567890123.46.
# Seen: datamash 1.7 writes numbers with 14 digits: max is 2.0261129e+17 and the sum is 1234567890123.5. first, last and unique, which take the texts, are right; so is max with --format %.0f,
# and the sum with --format %.2f.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s datamash >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends datamash; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' datamash
cd "$folder"
printf '202611290000000123\n202611290000000120\n' > orders
printf '1234567890123.45\n0.01\n' > money
{
  echo "max: $(datamash max 1 < orders)"
  echo "max, as %.0f: $(datamash --format %.0f max 1 < orders)"
  echo "first, unique: $(datamash first 1 unique 1 < orders)"
  echo "sort: $(sort -n orders | tail -1)"
  echo "sum: $(datamash sum 1 < money)"
  echo "sum, as %.2f: $(datamash --format %.2f sum 1 < money)"
} | tee seen
diff seen - <<'T'
max: 2.0261129e+17
max, as %.0f: 202611290000000123
first, unique: 202611290000000123	202611290000000120,202611290000000123
sort: 202611290000000123
sum: 1234567890123.5
sum, as %.2f: 1234567890123.46
T
