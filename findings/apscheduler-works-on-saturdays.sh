#!/bin/sh
# Tasks of a backend in Python as lines of cron: working days (0 9 * * 1-5) and Sundays (0 9 * * 0), read by CronTrigger.from_crontab, which the documentation has for lines of cron.
# Guess: it reads weekdays as cron does and as croniter does, with Sunday as 0 and 7.
# Seen (APScheduler 3.9.1, croniter 1.3.5): APScheduler counts from Monday as 0: 1-5 is Tuesday to Saturday, 0 is Monday, and 7 is refused. And where a line names a day of the month
# and a weekday, of which either is enough for cron, it asks for both. Weekdays by name (mon-fri) mean the same in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-apscheduler python3-croniter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-apscheduler python3-croniter
cd "$folder"
cat > plan.py <<'P'
from datetime import datetime, timezone
from apscheduler.triggers.cron import CronTrigger
from croniter import croniter

start = datetime(2026, 11, 29, 12, tzinfo=timezone.utc)  # a Sunday


def scheduled(line):
    trigger, last = CronTrigger.from_crontab(line, timezone='UTC'), start
    for _ in range(6):
        last = trigger.get_next_fire_time(last, last)
        yield last


for line in ('0 9 * * 1-5', '0 9 * * 0', '0 9 * * 7', '0 9 1 * tue', '0 9 * * mon-fri'):
    by_cron = croniter(line, start)
    print(line, 'croniter', *(by_cron.get_next(datetime).strftime('%a%d') for _ in range(6)))
    try:
        print(line, 'APScheduler', *(day.strftime('%a%d') for day in scheduled(line)))
    except ValueError:
        print(line, 'APScheduler refuses it')
P
/usr/bin/python3 plan.py | tee seen
diff seen - <<'T'
0 9 * * 1-5 croniter Mon30 Tue01 Wed02 Thu03 Fri04 Mon07
0 9 * * 1-5 APScheduler Tue01 Wed02 Thu03 Fri04 Sat05 Tue08
0 9 * * 0 croniter Sun06 Sun13 Sun20 Sun27 Sun03 Sun10
0 9 * * 0 APScheduler Mon30 Mon07 Mon14 Mon21 Mon28 Mon04
0 9 * * 7 croniter Sun06 Sun13 Sun20 Sun27 Sun03 Sun10
0 9 * * 7 APScheduler refuses it
0 9 1 * tue croniter Tue01 Tue08 Tue15 Tue22 Tue29 Fri01
0 9 1 * tue APScheduler Tue01 Tue01 Tue01 Tue01 Tue01 Tue01
0 9 * * mon-fri croniter Mon30 Tue01 Wed02 Thu03 Fri04 Mon07
0 9 * * mon-fri APScheduler Mon30 Tue01 Wed02 Thu03 Fri04 Mon07
T
