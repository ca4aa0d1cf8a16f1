#!/bin/sh
# Hours and days in forms, as people in China and ISO 8601 write them, read by pydantic, by which backends in Python (FastAPI) check what they get.
# Guess: a duration of 1:30 is an hour and a half, as a time of 1:30 is half past one; 930 is 9:30 or refused; days without hyphens, 20260105 and 202601050930, are those days or refused.
# Seen (pydantic 1.10.4): 1:30 is ninety seconds, and "1 02:00" a day and two minutes; a time of 930 is 00:15:30, as seconds; 20260105 is 1970-08-23, and 202601050930, as milliseconds, in 1976.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-pydantic; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-pydantic
cd "$folder"
cat > read.py <<'P'
from datetime import date, datetime, time, timedelta
from pydantic import parse_obj_as

for kind, text in [(time, '1:30'), (timedelta, '1:30'), (timedelta, '1 02:00'), (time, '930'), (date, '2026-1-5'), (date, '20260105'), (datetime, '202601050930')]:
    print(kind.__name__, text, parse_obj_as(kind, text), sep=' | ')
P
/usr/bin/python3 read.py | tee seen
diff seen - <<'T'
time | 1:30 | 01:30:00
timedelta | 1:30 | 0:01:30
timedelta | 1 02:00 | 1 day, 0:02:00
time | 930 | 00:15:30
date | 2026-1-5 | 2026-01-05
date | 20260105 | 1970-08-23
datetime | 202601050930 | 1976-06-02 22:04:10.930000+00:00
T
