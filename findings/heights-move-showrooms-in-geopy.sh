#!/bin/sh
# The place of a showroom with its height, as devices and notes write it, 22.84 113.25 50m (metres) and 22.84 113.25 0.05km, with blanks and with commas, read by Point of geopy.
# Guess: 22.84, 113.25 and 0.05 km in each.
# Seen (geopy 2.3.0): with commas and in km they are so. With blanks 50m is taken for 50 minutes of longitude: the showroom stands at 114.083, 86 km to the east, and has no height; and nothing is told.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-geopy >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-geopy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-geopy
cd "$folder"
cat > read.py <<'P'
from geopy import Point
from geopy.distance import geodesic
for text in ['22.84, 113.25, 50m', '22.84 113.25 0.05km', '22.84 113.25 50m']:
    point = Point(text)
    print('%s: %.3f, %.3f, %.3f km high, %.0f km away' % (text, point.latitude, point.longitude, point.altitude, geodesic((22.84, 113.25), (point.latitude, point.longitude)).km))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
22.84, 113.25, 50m: 22.840, 113.250, 0.050 km high, 0 km away
22.84 113.25 0.05km: 22.840, 113.250, 0.050 km high, 0 km away
22.84 113.25 50m: 22.840, 114.083, 0.000 km high, 86 km away
T
