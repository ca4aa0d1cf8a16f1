#!/bin/sh
# The place of a workshop (23.021548, 113.121416), a price with a unit of four places and more (0.00125 yuan for a screw), and an order number of 18 digits, from R to JSON by jsonlite.
# Guess: numbers keep what they have, up to 15 digits, as in other writers of JSON; only the order number is rounded, as it is no integer of 53 bits.
# Seen: r-cran-jsonlite 1.8.4 keeps four places by default: 23.0215, 113.1214, which is five metres beside the door, and 0.0012 for a screw; a sum of 100000 screws is five yuan off. The order number is 2.0261129e+17. With
# digits = NA the places are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s r-cran-jsonlite >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends r-cran-jsonlite; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' r-cran-jsonlite
cd "$folder"
cat > write.R <<'R'
library(jsonlite)
values <- list(place = c(23.021548, 113.121416), screw = 0.00125, price = 1234567.891, order = 202611290000000123)
cat(toJSON(values, auto_unbox = TRUE), '\n')
cat(toJSON(values, auto_unbox = TRUE, digits = NA), '\n')
R
Rscript --vanilla write.R | tee seen
diff seen - <<'T'
{"place":[23.0215,113.1214],"screw":0.0012,"price":1234567.891,"order":2.0261129e+17} 
{"place":[23.021548,113.121416],"screw":0.00125,"price":1234567.891,"order":2.0261129e+17} 
T
