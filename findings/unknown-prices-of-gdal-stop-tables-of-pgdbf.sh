#!/bin/sh
# A row of a price list whose day and price are not known yet, made a dBase table by GDAL's ogr2ogr, and read by programs for such tables: pgdbf, which makes SQL for PostgreSQL of it, dbview, R and GDAL.
# Guess: nothing for the day and the price; in the SQL \N, the NULL of COPY.
# Seen: pgdbf 0.6.2 writes 0000-00-00 and 24 asterisks, which PostgreSQL takes neither for a date nor for a number, so that the table cannot be loaded. dbview shows 00000000 and the asterisks. R and GDAL have nothing.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='dbview gdal-bin pgdbf r-base-core'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
printf 'name,day,price,count\ndoor,,,3\n' > list.csv
printf '"String","Date","Real","Integer"\n' > list.csvt
ogr2ogr -f 'ESRI Shapefile' list.dbf list.csv
echo --
{ pgdbf list.dbf | grep '^door'; dbview list.dbf; Rscript -e 'print(foreign::read.dbf("list.dbf"))'; ogrinfo -al -ro list.dbf | tail -5; } | sed 's/[\t ][\t ]*$//; /^$/d' | tee seen
diff seen - <<'T'
door	0000-00-00	************************	3
name       : door
day        : 00000000
price      : ************************
count      : 3
  name  day price count
1 door <NA>    NA     3
  name (String) = door
  day (Date) = (null)
  price (Real) = (null)
  count (Integer) = 3
T
