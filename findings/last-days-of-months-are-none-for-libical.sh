#!/bin/sh
# Monthly accounts on the last day of each month, told as a daily rule that is limited to it, FREQ=DAILY;BYMONTHDAY=-1, and as a monthly one, by libical and by Python's dateutil.
# Guess: 31 January, 28 February, 31 March both times: with DAILY, BYMONTHDAY limits the days, and -1 is the last (RFC 5545, 3.3.10).
# Seen (libical 3.0.16, as calendars of GNOME and KDE have it): the daily rule has no day at all, and no error is told. With 31, or monthly, it has the right ones; of 31 and -1 together those of 31 days alone.
set -eu
packages='gir1.2-ical-3.0 python3-dateutil python3-gi'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.py <<'P'
import datetime
import dateutil.rrule
import gi
gi.require_version('ICalGLib', '3.0')
from gi.repository import ICalGLib
for rule in 'FREQ=DAILY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=DAILY;BYMONTHDAY=31', 'FREQ=DAILY;BYMONTHDAY=31,-1':
    iterator = ICalGLib.RecurIterator.new(ICalGLib.Recurrence.new_from_string(rule), ICalGLib.Time.new_from_string('20260131'))
    days = []
    while len(days) < 3 and not (day := iterator.next()).is_null_time():
        days.append(day.as_ical_string())
    expected = [day.strftime('%Y%m%d') for day in dateutil.rrule.rrulestr(rule + ';COUNT=3', dtstart=datetime.datetime(2026, 1, 31))]
    print(rule, 'libical:', *days or ['none'])
    print(rule, 'dateutil:', *expected)
P
/usr/bin/python3 a.py | tee seen
diff seen - <<'T'
FREQ=DAILY;BYMONTHDAY=-1 libical: none
FREQ=DAILY;BYMONTHDAY=-1 dateutil: 20260131 20260228 20260331
FREQ=MONTHLY;BYMONTHDAY=-1 libical: 20260131 20260228 20260331
FREQ=MONTHLY;BYMONTHDAY=-1 dateutil: 20260131 20260228 20260331
FREQ=DAILY;BYMONTHDAY=31 libical: 20260131 20260331 20260531
FREQ=DAILY;BYMONTHDAY=31 dateutil: 20260131 20260331 20260531
FREQ=DAILY;BYMONTHDAY=31,-1 libical: 20260131 20260331 20260531
FREQ=DAILY;BYMONTHDAY=31,-1 dateutil: 20260131 20260228 20260331
T
