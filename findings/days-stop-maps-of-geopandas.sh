#!/bin/sh
# Showrooms with the day of their opening, read by pandas as a day, in geopandas: made GeoJSON as a text (to_json) for a page, as pandas does with tables, and as a file (to_file).
# Guess: days become texts of ISO 8601 in both, or are refused by both.
# Seen (python3-geopandas 0.12.2): the file has 2026-01-05T00:00:00; to_json stops: "Object of type Timestamp is not JSON serializable", though to_json of the same table without places writes it. With default=str it is written with a blank.
set -eu
dpkg -s python3-geopandas >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-geopandas; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-geopandas
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -W ignore - <<'P' | tee seen
import json
import geopandas
import pandas
from shapely.geometry import Point

rooms = geopandas.GeoDataFrame({'name': ['顺德'], 'opened': pandas.to_datetime(['2026-01-05'])}, geometry=[Point(113.25, 22.84)], crs=4490)

def opened(text):
    return json.loads(text)['features'][0]['properties']['opened']

rooms.to_file('rooms.geojson', driver='GeoJSON')
print('to_file:', opened(open('rooms.geojson').read()))
try:
    print('to_json:', opened(rooms.to_json()))
except TypeError as error:
    print('to_json:', error)
print('to_json, default=str:', opened(rooms.to_json(default=str)))
print('pandas:', pandas.DataFrame(rooms.drop(columns='geometry')).to_json(orient='records', date_format='iso', force_ascii=False))
P
diff seen - <<'T'
to_file: 2026-01-05T00:00:00
to_json: Object of type Timestamp is not JSON serializable
to_json, default=str: 2026-01-05 00:00:00
pandas: [{"name":"顺德","opened":"2026-01-05T00:00:00.000"}]
T
