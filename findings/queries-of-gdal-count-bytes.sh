#!/bin/sh
# Showrooms by name and town, asked for by the query language of GDAL's (OGR SQL), by its dialect SQLite and of a GeoPackage, whose own language is SQLite's: towns of two characters that begin with 佛 (LIKE '佛_'), the first two characters of a name (SUBSTR), and a name cut to six (CAST AS character(6)).
# Guess: 佛山, 顺德 and 顺德展厅 in each, as LIKE's _ is one character and GDAL's texts are in UTF-8; nothing for 佛 with three signs more.
# Seen (GDAL 3.6.2): a sign is a byte for OGR SQL: LIKE '佛___' finds 佛山, as a character has three, and '佛_' nothing; two characters are two thirds of 顺, shown as nothing here; and six are 顺德. In the dialect SQLite it is LIKE alone that counts bytes, as GDAL puts its own in place of SQLite's; a GeoPackage's is right.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\n' 'name,town' '顺德展厅,佛山' '旗舰店,佛山市' '天河店,广州' > rooms.csv
ogr2ogr rooms.gpkg rooms.csv -nlt NONE 2>/dev/null
ask() {
  label=$1
  shift
  echo "$label: $(ogrinfo -q "$@" 2>&1 | grep -a ' = ' | sed 's/.*= //' | iconv -f UTF-8 -t UTF-8 2>/dev/null | tr '\n' ' ')"
}
for way in 'OGR SQL' SQLite GeoPackage; do
  case $way in
    OGR*) source='rooms.csv' ;;
    SQLite) source='rooms.csv -dialect SQLite' ;;
    *) source=rooms.gpkg ;;
  esac
  # shellcheck disable=SC2086
  {
    ask "$way, LIKE '佛_'" $source -sql "SELECT town FROM rooms WHERE town LIKE '佛_'"
    ask "$way, LIKE '佛___'" $source -sql "SELECT town FROM rooms WHERE town LIKE '佛___'"
    ask "$way, two characters" $source -sql "SELECT SUBSTR(name, 1, 2) AS part FROM rooms WHERE town = '佛山'"
    ask "$way, six characters" $source -sql "SELECT CAST(name AS character(6)) AS part FROM rooms WHERE town = '佛山'"
  }
done | tee seen
diff seen - <<'T'
OGR SQL, LIKE '佛_': 
OGR SQL, LIKE '佛___': 佛山 
OGR SQL, two characters: 
OGR SQL, six characters: 顺德 
SQLite, LIKE '佛_': 
SQLite, LIKE '佛___': 佛山 
SQLite, two characters: 顺德 
SQLite, six characters: 顺德展厅 
GeoPackage, LIKE '佛_': 佛山 
GeoPackage, LIKE '佛___': 
GeoPackage, two characters: 顺德 
GeoPackage, six characters: 顺德展厅 
T
