#!/bin/sh
# A monthly statement, whole days, made in khal: khal new 2026-12-31 月结 --repeat monthly; and one with an hour, 2026-12-31 09:30.
# Guess: both are made, and come back on 31 January.
# Seen: the one with an hour is made. For whole days khal ends with an AttributeError (a date has no zone), and there is no event.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s khal >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends khal; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' khal
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8 TZ=Asia/Shanghai
mkdir -p .config/khal orders
cat > .config/khal/config <<'C'
[calendars]
[[orders]]
path = ~/orders
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = orders
C
{
  khal new 2026-12-31 月结 --repeat monthly 2>&1 | tail -n 1
  khal new 2026-12-31 09:30 10:30 月结 --repeat monthly 2>&1 | tail -n 1
  khal list 2026-12-31 32d
} | tee seen
diff seen - <<'T'
AttributeError: 'datetime.date' object has no attribute 'tzinfo'
Thursday, 2026-12-31
09:30-10:30 月结 ⟳
Sunday, 2027-01-31
09:30-10:30 月结 ⟳
T
