#!/bin/sh
# The Chinese calendar of 2033, the year in which two months are without a major solar term, and only the later one, between two winter months, is a leap month (闰十一月).
# Guess: date-chinese, which calculates new moons and solar terms and is used by date-holidays, has it as the almanac: Mid-Autumn (8月15日) is the 8th of September.
# Seen (date-chinese 2.1.4, beside lunar-javascript 1.7.7): it has both, 闰七月 and 闰十一月, two leap months within one year, so that Mid-Autumn and what follows is
# a month late, the 7th of October, until December. Other years with a leap month are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact date-chinese@2.1.4 lunar-javascript@1.7.7 >/dev/null 2>&1
cat > days.cjs <<'J'
const { CalendarChinese } = require('date-chinese');
const { Solar } = require('lunar-javascript');
for (const day of ['2025-08-01', '2033-09-08', '2033-10-07', '2033-12-01', '2033-12-25', '2034-02-19']) {
  const parts = day.split('-').map(Number);
  const calendar = new CalendarChinese();
  calendar.fromGregorian(...parts);
  const [, , month, leap, date] = calendar.get();
  const lunar = Solar.fromYmd(...parts).getLunar();
  console.log(day, `${leap ? '闰' : ''}${month}月${date}`, `${lunar.getMonth() < 0 ? '闰' : ''}${Math.abs(lunar.getMonth())}月${lunar.getDay()}`);
}
J
node days.cjs > seen
cat seen
cat > expected <<'T'
2025-08-01 闰6月8 闰6月8
2033-09-08 闰7月15 8月15
2033-10-07 8月15 9月15
2033-12-01 10月10 11月10
2033-12-25 闰11月4 闰11月4
2034-02-19 1月1 1月1
T
cmp seen expected
