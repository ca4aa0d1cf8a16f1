#!/bin/sh
# Guess: Intl's calendar "chinese" knows the days of the Chinese calendar in force, as a table of holidays does.
# Seen with Node 20.19.6 (ICU 77.1) and 26.12.1 (ICU 78.3), beside lunar-javascript 1.7.7 and the official almanac: ICU puts
# the Spring Festival of 2027 a day late (2027-02-06 is still 腊月30) and that of 2030 a day early (2030-02-03 is 正月2).
# Of the days from 2000 to 2100 about 150 differ: months whose new moon is near midnight in Beijing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact lunar-javascript@1.7.7
cat > days.cjs <<'J'
const { Solar } = require('lunar-javascript');
const icu = new Intl.DateTimeFormat('zh-CN-u-ca-chinese', { timeZone: 'UTC' });
for (const day of ['2012-08-17', '2026-02-17', '2027-02-06', '2030-02-03']) {
  const lunar = Solar.fromYmd(...day.split('-').map(Number)).getLunar();
  console.log(day, icu.format(new Date(day)).replace(/.*年/, ''), `${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`);
}
J
node -p "'Node ' + process.version + ', ICU ' + process.versions.icu"
node days.cjs | tee seen
diff seen - <<'T'
2012-08-17 六月30 七月初一
2026-02-17 正月1 正月初一
2027-02-06 腊月30 正月初一
2030-02-03 正月2 正月初一
T
