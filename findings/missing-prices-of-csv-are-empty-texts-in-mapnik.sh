#!/bin/sh
# A list of showrooms as CSV, of which one has no price, and the same made a shapefile by GDAL, both read by Mapnik.
# Guess: the price is null in both, as it is for GDAL, and [price]=null, which expressions of Mapnik have for a value that is absent, is true for it, so that a map can leave it out.
# Seen (Mapnik 3.1.0): of CSV it says that the column is of numbers, and gives an empty text, which is not null. Of the shapefile it gives null.
set -eu
packages='gdal-bin python3-mapnik'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf 'lon,lat,name,price\n113.1,23.0,oak,1280.50\n113.2,23.1,pine,\n' > rooms.csv
ogr2ogr rooms.shp rooms.csv -oo X_POSSIBLE_NAMES=lon -oo Y_POSSIBLE_NAMES=lat -oo AUTODETECT_TYPE=YES
cat > read.py <<'P'
import json, mapnik
for kind, file in (('csv', 'rooms.csv'), ('shape', 'rooms.shp')):
    source = mapnik.Datasource(type=kind, file=file)
    print(kind, 'price is', dict(zip(source.fields(), source.field_types()))['price'])
    for feature in source.all_features():
        properties = json.loads(feature.to_geojson())['properties']
        print(kind, properties['name'], json.dumps(properties.get('price')), bool(mapnik.Expression('[price]=null').evaluate(feature)))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'S'
csv price is float
csv oak 1280.5 False
csv pine "" False
shape price is float
shape oak 1280.5 False
shape pine null True
S
