#!/bin/sh
# Days as people type them, without noughts (2026-1-5, 2026-12-5), with a year of two digits (26-01-05), and as ISO 8601 has them, read by three libraries of Python for ISO 8601.
# Guess: the last two are read or not, and the others are refused, as they are none of ISO 8601.
# Seen: aniso8601 9.0.1 and metomi-isodatetime 3.0.0 refuse them. isodate 0.6.1 reads the 1st of January for 2026-1-5, without an error, the 1st of December for 2026-12-5, and the year 2601 for 26-01-05: what is behind a shorter form that fits is left out.
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
def read(parse, text):
    try:
        return str(parse(text))[:10]
    except ValueError:
        return 'refused'
for text in ['2026-1-5', '2026-12-5', '26-01-05', '2026-01-05', '20260105']:
    print('%s: isodate %s, aniso8601 %s, isodatetime %s' % (text, read(isodate.parse_date, text), read(aniso8601.parse_date, text), read(TimePointParser().parse, text)))
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
2026-1-5: isodate 2026-01-01, aniso8601 refused, isodatetime refused
2026-12-5: isodate 2026-12-01, aniso8601 refused, isodatetime refused
26-01-05: isodate 2601-01-01, aniso8601 refused, isodatetime refused
2026-01-05: isodate 2026-01-05, aniso8601 2026-01-05, isodatetime 2026-01-05
20260105: isodate 2026-01-05, aniso8601 2026-01-05, isodatetime 2026-01-05
T
