#!/bin/sh
# A month (2026-01) in what people type, read by Python's parsedatetime; "now" is 29 November 2026, noon.
# Guess: January 2026, as 2026-01-05 is read; or nothing (0), as for 20260105 and 2026年1月5日, with "now" unchanged.
# Seen (parsedatetime 2.6): 2026-01 is a time, 20:26 of today. 5.1.2026 is in May.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-parsedatetime; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-parsedatetime
cd "$folder"
cat > read.py <<'P'
from datetime import datetime
import parsedatetime

calendar = parsedatetime.Calendar()
for text in ('2026-01-05', '2026-01', '5.1.2026', '20260105', '2026年1月5日'):
    read, found = calendar.parseDT(text, datetime(2026, 11, 29, 12))
    print(text, f'{read:%Y-%m-%d %H:%M}', found)
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 read.py | tee seen
diff seen - <<'T'
2026-01-05 2026-01-05 12:00 1
2026-01 2026-11-29 20:26 2
5.1.2026 2026-05-01 12:00 1
20260105 2026-11-29 12:00 0
2026年1月5日 2026-11-29 12:00 0
T
