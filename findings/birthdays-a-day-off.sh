#!/bin/sh
# The day in the Chinese calendar of each day from 1930 to 2060, as shops wish their customers a happy birthday by it and choose days for moving in, by libraries of npm.
# Guess: all say the same, as the almanac's tables of those years are in print.
# Seen: lunar-typescript 1.8.6 has them as printed, and each day that one of the others has otherwise, three at least have as it has. chinese-days 1.5.7 begins two months of 1996 and one of 1933 a day early, and one of 2060 a day late: who was born
# from the 15th of July to the 13th of August 1996, or from the 12th of September to the 11th of October, has the day after for a birthday. lunar-calendar 0.1.4 begins half of the months of 2007, 1935 and 1945 a day late, solarlunar 3.1.0 has 1933 as
# chinese-days has it, and js-calendar-converter 0.0.7 begins one month of 2057 a day early.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact chinese-days@1.5.7 js-calendar-converter@0.0.7 lunar-calendar@0.1.4 lunar-typescript@1.8.6 solarlunar@3.1.0
cat > compare.cjs <<'J'
const { getLunarDate } = require('chinese-days');
const converter = require('js-calendar-converter');
const almanac = require('lunar-calendar');
const { Solar } = require('lunar-typescript');
const solarlunar = require('solarlunar');

const converted = (library) => (...day) => {
  const { isLeap, lMonth, lDay } = (library.default ?? library).solar2lunar(...day);
  return `${isLeap ? '闰' : ''}${lMonth}-${lDay}`;
};
const names = ['正月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'];
const libraries = {
  'lunar-typescript': (...day) => {
    const lunar = Solar.fromYmd(...day).getLunar();
    return `${lunar.getMonth() < 0 ? '闰' : ''}${Math.abs(lunar.getMonth())}-${lunar.getDay()}`;
  },
  'lunar-calendar': (...day) => {
    const { lunarMonthName, lunarDay } = almanac.solarToLunar(...day);
    return `${lunarMonthName.startsWith('闰') ? '闰' : ''}${names.indexOf(lunarMonthName.replace('闰', '')) + 1}-${lunarDay}`;
  },
  'chinese-days': (year, month, day) => {
    const { isLeap, lunarMon, lunarDay } = getLunarDate(`${year}-${String(month).padStart(2, 0)}-${String(day).padStart(2, 0)}`);
    return `${isLeap ? '闰' : ''}${lunarMon}-${lunarDay}`;
  },
  solarlunar: converted(solarlunar),
  'js-calendar-converter': converted(converter),
};
for (const [name, lunar] of Object.entries(libraries)) {
  const spans = [];
  for (let time = Date.UTC(1930, 0, 1); time < Date.UTC(2061, 0, 1); time += 864e5) {
    const date = new Date(time);
    const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    if (lunar(...day) === libraries['lunar-typescript'](...day)) continue;
    if (spans.at(-1)?.end !== time - 864e5) spans.push({ start: time });
    spans.at(-1).end = time;
  }
  console.log(`${name}: ${spans.map(({ start, end }) => [start, end].map((time) => new Date(time).toISOString().slice(0, 10)).join(' to ')).join(', ') || 'as lunar-typescript'}`);
}
J
node compare.cjs | tee seen
diff seen - <<'T'
lunar-typescript: as lunar-typescript
lunar-calendar: 1935-04-03 to 1935-05-02, 1935-06-01 to 1935-06-30, 1935-07-30 to 1935-09-27, 1935-10-27 to 1935-12-25, 1945-04-12 to 1945-05-11, 1945-07-09 to 1945-08-07, 1945-09-06 to 1945-12-04, 1946-01-03 to 1946-02-01, 2007-04-17 to 2007-05-16, 2007-07-14 to 2007-08-12, 2007-09-11 to 2007-12-09, 2008-01-08 to 2008-02-06
chinese-days: 1933-07-22 to 1933-08-20, 1996-07-15 to 1996-08-13, 1996-09-12 to 1996-10-11, 2060-04-30 to 2060-05-29
solarlunar: 1933-07-22 to 1933-08-20
js-calendar-converter: 2057-09-28 to 2057-10-27
T
