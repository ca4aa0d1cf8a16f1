#!/bin/sh
# How often a task of cron runs in 2026 by python-crontab (frequency): on weekdays, on the first of the month, on Mondays, and on the first and on Mondays (0 9 1 * 1).
# Guess: the last one 63 times, 12 firsts and 52 Mondays of which one is a first: with both a day of the month and of the week, either is enough (crontab(5)).
# Seen: python-crontab 2.7.1 says once: it counts the days that are both. cron-parser of npm finds 63.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-crontab'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts cron-parser@4.9.0 >/dev/null 2>&1
cat > count.js <<'J'
const parser = require('cron-parser');
const days = parser.parseExpression(process.argv[2], { currentDate: new Date('2025-12-31T23:00:00Z'), endDate: new Date('2026-12-31T23:00:00Z'), iterator: true, tz: 'UTC' });
let count = 0;
while (days.hasNext()) { days.next(); count += 1; }
console.log('  npm   ', count);
J
for days in '* * 1-5' '1 * *' '* * 1' '1 * 1'; do
  echo "0 9 $days"
  /usr/bin/python3 -c "
import sys
from crontab import CronTab
print('  Python', list(CronTab(tab='0 9 ' + sys.argv[1] + ' x\n'))[0].frequency(year=2026))" "$days"
  node count.js "0 9 $days"
done | tee seen
diff seen - <<'T'
0 9 * * 1-5
  Python 261
  npm    261
0 9 1 * *
  Python 12
  npm    12
0 9 * * 1
  Python 52
  npm    52
0 9 1 * 1
  Python 1
  npm    63
T
