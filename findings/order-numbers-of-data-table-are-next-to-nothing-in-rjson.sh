#!/bin/sh
# A list of orders with numbers of 17 digits read with fread of data.table in R and written as JSON with rjson and with jsonlite.
# Guess: "no":20260315000000001, or rounded to the 16 digits that a double has: fread says that it reads such numbers as integer64, and rjson wants a vector or a list.
# Seen: rjson 0.2.21 writes 2.66776323192039e-307: it takes the 64 bits of the number for those of a double. jsonlite writes the number.
set -eu
packages='r-base-core r-cran-data.table r-cran-bit64 r-cran-rjson r-cran-jsonlite'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'no,price\n20260315000000001,95\n20260315000000002,80\n' >orders.csv
Rscript -e '
  suppressMessages({ library(data.table); library(bit64) })
  orders <- fread("orders.csv")
  cat("fread", class(orders[["no"]]), format(orders[["no"]]), "\n")
  cat("rjson", rjson::toJSON(orders), "\n")
  cat("jsonlite", jsonlite::toJSON(orders), "\n")' | tee seen
diff seen - <<'T'
fread integer64 20260315000000001 20260315000000002 
rjson {"no":[2.66776323192039e-307,2.66776323192039e-307],"price":[95,80]} 
jsonlite [{"no":20260315000000001,"price":95},{"no":20260315000000002,"price":80}] 
T
