#!/bin/sh
# Numbers in a configuration in TOML, which has whole numbers of 64 bits: an order number of 18 digits, a telephone with its area code, 86075782881234, and 2147483648; read by RcppTOML of R, and by Python's tomllib.
# Guess: the numbers as doubles (R has no others), near or the same, or an error.
# Seen: 267445824, 343302098 and NA: the lowest 32 bits are taken for the number, and nothing is said. tomllib reads all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3 r-base-core r-cran-rcpptoml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' r-cran-rcpptoml
cd "$folder"
export LC_ALL=C.UTF-8
printf 'order = 202611290000123456\nphone = 86075782881234\nnext = 2147483648\nlast = 2147483647\nprice = 1299.50\n' > list.toml
{
  Rscript -e "for (one in RcppTOML::parseTOML('list.toml')[c('order', 'phone', 'next', 'last', 'price')]) cat(format(one, digits = 20), '')"
  echo
  /usr/bin/python3 -c "import tomllib; print(*tomllib.load(open('list.toml', 'rb')).values())"
} | tee seen
diff seen - <<'T'
267445824 343302098 NA 2147483647 1299.5 
202611290000123456 86075782881234 2147483648 2147483647 1299.5
T
