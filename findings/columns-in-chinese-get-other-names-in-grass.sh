#!/bin/sh
# A map of yards with columns 名称, 价格, 面积 and phone, taken into GRASS GIS (v.in.ogr) and written out again.
# Guess: the names are kept, as its tables are of SQLite, which has them; or they are refused, or become their pinyin, or x1, x2.
# Seen (grass-core 8.2.1): each is made of what is left when the high bit of each byte is taken off: 名称 is e__g_0. It tells each of them among its messages (with --quiet it does not); the values stay, and the names come out so.
set -eu
for package in grass-core gdal-bin; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' grass-core
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'WKT,名称,价格,面积,phone\n"POINT(600 400)",侧板,1280.5,6,0757-22334455\n' > yards.csv
ogr2ogr -select 名称,价格,面积,phone -a_srs EPSG:4547 yards.gpkg yards.csv
cat > commands.sh <<'C'
v.in.ogr input=yards.gpkg output=yards
v.out.ogr input=yards output=out.csv format=CSV --quiet
C
grass -c EPSG:4547 places --exec sh commands.sh >said 2>&1
{
  cat out.csv
  echo "said: $(grep -c "renamed to" said || true)"
} | tee seen
diff seen - <<'T'
cat,e__g_0,d_7f__,i__g__,phone
"1",侧板,"1280.5","6",0757-22334455
said: 3
T
