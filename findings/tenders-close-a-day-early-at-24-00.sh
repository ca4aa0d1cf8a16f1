#!/bin/sh
# The end of a tender as ISO 8601 lets it be written, 2026-01-05T24:00:00+08:00, the midnight that ends the 5th of January, read by libraries of Python for ISO 8601.
# Guess: 2026-01-06T00:00 in China, or refused.
# Seen: For metomi-isodatetime 3.0.0 nothing lies between it and 00:00 of the 6th (though == says that they differ), and isodate 0.6.1 refuses it. aniso8601 9.0.1 reads 2026-01-05T00:00, the midnight a whole day before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-aniso8601 python3-isodate python3-isodatetime; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-aniso8601 python3-isodate python3-isodatetime
cd "$folder"
cat > read.py <<'P'
import aniso8601, isodate
from metomi.isodatetime.parsers import TimePointParser
end = '2026-01-05T24:00:00+08:00'
print('aniso8601:', aniso8601.parse_datetime(end).isoformat())
try:
    print('isodate:', isodate.parse_datetime(end).isoformat())
except ValueError as error:
    print('isodate: refused,', error)
parser = TimePointParser()
next_day = parser.parse('2026-01-06T00:00:00+08:00')
print('isodatetime: %s from 00:00 of the 6th, %s' % (parser.parse(end) - next_day, 'equal' if parser.parse(end) == next_day else 'not equal'))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
aniso8601: 2026-01-05T00:00:00+08:00
isodate: refused, hour must be in 0..23
isodatetime: P0Y from 00:00 of the 6th, not equal
T
