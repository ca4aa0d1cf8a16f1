#!/bin/sh
# The place of a showroom, 22 50 24 N 113 15 0 E, in degrees, minutes and seconds between blanks, as surveyors' lists have it, read by Point of geopy: with the sides, without, with a comma, with signs, and as minutes alone.
# Guess: 22.84, 113.25 where it is read; or refused, since it may be taken for other numbers.
# Seen (python3-geopy 2.3.0): with the signs it is read. Six numbers between blanks are not refused: the last two are taken for degrees, 15 north and 0 east, in Mali, whether the sides stand there or not. Four numbers are refused.
set -eu
dpkg -s python3-geopy >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-geopy; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-geopy
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 - <<'P' | tee "$seen"
from geopy.point import Point

for text in ['22°50′24″N 113°15′0″E', '22 50m 24s N 113 15m 0s E', '22 50 24 N 113 15 0 E', '22 50 24 113 15 0', '22 50 24, 113 15 0', '22 50.4 113 15']:
    try:
        point = Point(text)
        print(f'{text}: {point.latitude:.2f} {point.longitude:.2f}')
    except ValueError:
        print(f'{text}: refused')
P
diff "$seen" - <<'T'
22°50′24″N 113°15′0″E: 22.84 113.25
22 50m 24s N 113 15m 0s E: 22.84 113.25
22 50 24 N 113 15 0 E: 15.00 0.00
22 50 24 113 15 0: 15.00 0.00
22 50 24, 113 15 0: 15.00 0.00
22 50.4 113 15: refused
T
