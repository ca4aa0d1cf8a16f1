#!/bin/sh
# A measured corner of a yard, 113.123456789 east (a tenth of a millimetre), read from GeoJSON by the library geojson of Python and written again, made as a point, and with the precision told; and the same by json alone.
# Guess: nine digits are kept in what is read and written, as nothing is reckoned.
# Seen (python3-geojson 3.0.0): each geometry is rounded to six digits (a tenth of a metre) when it is made, also by loads; precision=9 at the point keeps them, loads has no word for it.
set -eu
for package in python3-geojson; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-geojson
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 - <<'P' | tee "$seen"
import json
import geojson

text = '{"type": "Point", "coordinates": [113.123456789, 22.840000049]}'
print('json:', json.dumps(json.loads(text)['coordinates']))
print('loads, dumps:', geojson.dumps(geojson.loads(text)['coordinates']))
print('Point:', geojson.dumps(geojson.Point((113.123456789, 22.840000049))['coordinates']))
print('Point, precision 9:', geojson.dumps(geojson.Point((113.123456789, 22.840000049), precision=9)['coordinates']))
P
diff "$seen" - <<'T'
json: [113.123456789, 22.840000049]
loads, dumps: [113.123457, 22.84]
Point: [113.123457, 22.84]
Point, precision 9: [113.123456789, 22.840000049]
T
