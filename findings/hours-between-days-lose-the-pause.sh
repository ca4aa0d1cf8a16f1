#!/bin/sh
# Working hours of a workshop open from 9:00 to 12:00 and from 13:30 to 18:00, between Tuesday 14:00 and Wednesday 11:00, and between Tuesday 14:00 and Thursday 10:00, by moment-business-time and dayjs-business-time.
# Guess: 4 + 2 = 6, and 4 + 7.5 + 1 = 12.5 hours: both read days in several parts.
# Seen: moment-business-time 2.0.0 says 3.5 and 9. Within one day, and where it adds hours, it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts moment@2.30.1 moment-business-time@2.0.0 dayjs@1.11.13 dayjs-business-time@1.0.4 >/dev/null 2>&1
cat > hours.cjs <<'J'
const moment = require('moment-business-time');
const dayjs = require('dayjs');
dayjs.extend(require('dayjs-business-time'));
const parts = ['09:00:00', '12:00:00', '13:30:00', '18:00:00'];
moment.updateLocale('en', { workinghours: { 0: null, 1: parts, 2: parts, 3: parts, 4: parts, 5: parts, 6: null } });
const segments = [{ start: '09:00:00', end: '12:00:00' }, { start: '13:30:00', end: '18:00:00' }];
dayjs.setBusinessTime({ sunday: null, monday: segments, tuesday: segments, wednesday: segments, thursday: segments, friday: segments, saturday: null });
for (const [from, to] of [['2026-01-06 09:00', '2026-01-06 18:00'], ['2026-01-06 14:00', '2026-01-07 11:00'], ['2026-01-06 14:00', '2026-01-08 10:00']])
  console.log(from, to, moment(to).workingDiff(moment(from), 'hours', true), dayjs(from).businessHoursDiff(dayjs(to)));
console.log(moment('2026-01-06 14:00').addWorkingTime(6, 'hours').format('YYYY-MM-DD HH:mm'), dayjs('2026-01-06 14:00').addBusinessHours(6).format('YYYY-MM-DD HH:mm'));
J
node hours.cjs | tee seen
diff seen - <<'T'
2026-01-06 09:00 2026-01-06 18:00 7.5 7.5
2026-01-06 14:00 2026-01-07 11:00 3.5 6
2026-01-06 14:00 2026-01-08 10:00 9 12.5
2026-01-07 11:00 2026-01-07 11:00
T
