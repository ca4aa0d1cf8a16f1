#!/bin/sh
# Prices and order numbers that are wider than their column in the table of a map (shapefile), written by pyshp, fiona and ogr2ogr: 1234567.89 into six places with two decimals, 12345678901 into ten places, and 3.9 pieces into whole numbers.
# Guess: refused, or the column grows, or is filled with asterisks, as dBase does; not another number.
# Seen: pyshp 2.3.1 cuts the digits off that do not fit: 123456 and 1234567890; 3.9 is 3. fiona 1.9.0 and ogr2ogr 3.6.2 write 123456 too (ogr2ogr warns, fiona in its log only); order numbers make their column wider there.
set -eu
for package in python3-pyshp python3-fiona gdal-bin; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-pyshp python3-fiona gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  /usr/bin/python3 - 2>/dev/null <<'P'
import fiona
import shapefile

row = (1234567.89, 12345678901)
with shapefile.Writer('pyshp') as writer:
    writer.field('price', 'N', 6, 2)
    writer.field('order', 'N', 10, 0)
    for price, order in (row, (18.5, 3.9)):
        writer.point(0, 0)
        writer.record(price, order)
with shapefile.Reader('pyshp') as reader:
    print('pyshp:', [list(record) for record in reader.records()])
schema = {'geometry': 'Point', 'properties': {'price': 'float:6.2', 'order': 'int:10'}}
with fiona.open('fiona.shp', 'w', driver='ESRI Shapefile', schema=schema) as layer:
    layer.write({'geometry': {'type': 'Point', 'coordinates': (0, 0)}, 'properties': dict(zip(('price', 'order'), row))})
with fiona.open('fiona.shp') as layer:
    print('fiona:', [list(feature['properties'].values()) for feature in layer])
P
  printf 'price,order\n1234567.89,12345678901\n' > list.csv
  printf '"Real(6.2)","Integer64(10)"\n' > list.csvt
  ogr2ogr list.dbf list.csv 2>said
  echo "ogr2ogr: $(ogrinfo -al -q list.dbf | grep ' = ' | sed 's/.*= //' | xargs), warnings: $(grep -c Warning said || true)"
} | tee seen
diff seen - <<'T'
pyshp: [[123456.0, 1234567890], [18.5, 3]]
fiona: [[123456.0, 12345678901]]
ogr2ogr: 123456.00 12345678901, warnings: 2
T
