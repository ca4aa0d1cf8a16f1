#!/bin/sh
# A visit to a site as GPX, at ten o'clock in China, 2026-01-05T10:00:00+08:00, read and written by gpxpy; and at Greenwich, with Z; what is written is checked against the type that GPX names for times (xsd:dateTime), by xmlschema.
# Guess: the time is kept, or written for Greenwich, 02:00Z; in either way it is a time for the type.
# Seen (python3-gpxpy 1.5.0): it is written as 2026-01-05T10:00:00+0800, without the colon, which the type refuses; with Z it is kept.
set -eu
for package in python3-gpxpy python3-xmlschema; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-gpxpy python3-xmlschema
seen=$(mktemp)
trap 'rm "$seen"' EXIT
/usr/bin/python3 - <<'P' | tee "$seen"
import re
import gpxpy
import xmlschema

schema = xmlschema.XMLSchema('<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="time" type="xs:dateTime"/></xs:schema>')
for time in ('2026-01-05T10:00:00+08:00', '2026-01-05T02:00:00Z', '2026-01-05T07:30:00+05:30'):
    visit = gpxpy.parse(f'<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="22.84" lon="113.25"><time>{time}</time></wpt></gpx>')
    written = re.search('<time>(.*)</time>', visit.to_xml()).group(1)
    print(f'{time}: {written}, a time: {schema.is_valid(f"<time>{written}</time>")}')
P
diff "$seen" - <<'T'
2026-01-05T10:00:00+08:00: 2026-01-05T10:00:00+0800, a time: False
2026-01-05T02:00:00Z: 2026-01-05T02:00:00Z, a time: True
2026-01-05T07:30:00+05:30: 2026-01-05T07:30:00+0530, a time: False
T
