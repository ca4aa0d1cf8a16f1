#!/bin/sh
# Times in Chinese written and read again by the same small libraries of dates with the same pattern: three, nine and five past twelve on a day of January and of November 2026, as 2026年1月5日 下午3:30, and with the month in words, 2026年一月5日.
# Guess: what each writes it reads back as the same moment.
# Seen: date-format-parse 0.2.7 does. fecha 4.2.3 reads no time at all of ten, eleven and twelve o'clock where the hour follows the word, nor 十一月 followed by a day (its words take all characters up to a blank, so that 下午1 is the word and 2 the hour), though it reads
# 下午3:30. php-date-formatter 1.3.7 reads no time with words of China, and 2026年一月5日 as the 1st of January, for each month and day, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact date-format-parse@0.2.7 fecha@4.2.3 php-date-formatter@1.3.7
cat > read.cjs <<'J'
const { format, parse } = require('date-format-parse');
const fecha = require('fecha');
const Formatter = require('php-date-formatter');

const months = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'];
const days = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const locale = { months, monthsShort: months, weekdays: days, weekdaysShort: days, weekdaysMin: days, meridiem: (hour) => (hour < 12 ? '上午' : '下午'), meridiemParse: /上午|下午/, isPM: (word) => word === '下午' };
fecha.setGlobalDateI18n({ monthNames: months, monthNamesShort: months, dayNames: days, dayNamesShort: days, amPm: ['上午', '下午'] });
const formatter = new Formatter({ dateSettings: { days, daysShort: days, months, monthsShort: months, meridiem: ['上午', '下午'] } });
const libraries = {
  'date-format-parse': [['YYYY年M月D日 Ah:mm', 'YYYY年MMMMD日'], (date, pattern) => format(date, pattern, { locale }), (text, pattern) => parse(text, pattern, { locale })],
  fecha: [['YYYY年M月D日 Ah:mm', 'YYYY年MMMMD日'], fecha.format, fecha.parse],
  'php-date-formatter': [['Y年n月j日 Ag:i', 'Y年Fj日'], (date, pattern) => formatter.formatDate(date, pattern), (text, pattern) => formatter.parseDate(text, pattern)],
};
const written = (date) => (date && !Number.isNaN(date.getTime()) ? `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}:${date.getMinutes()}` : 'nothing');
for (const [name, [patterns, write, read]] of Object.entries(libraries))
  for (const pattern of patterns)
    for (const date of [new Date(2026, 0, 5, 15, 30), new Date(2026, 10, 12, 9, 5), new Date(2026, 10, 12, 12, 5)]) {
      const text = write(date, pattern);
      if (text.includes('月12日') && text.endsWith('日') && date.getHours() === 12) continue;
      console.log(`${name}: ${text} is read as ${written(read(text, pattern))}`);
    }
J
node read.cjs | tee seen
diff seen - <<'T'
date-format-parse: 2026年1月5日 下午3:30 is read as 2026-1-5 15:30
date-format-parse: 2026年11月12日 上午9:05 is read as 2026-11-12 9:5
date-format-parse: 2026年11月12日 下午12:05 is read as 2026-11-12 12:5
date-format-parse: 2026年一月5日 is read as 2026-1-5 0:0
date-format-parse: 2026年十一月12日 is read as 2026-11-12 0:0
fecha: 2026年1月5日 下午3:30 is read as 2026-1-5 15:30
fecha: 2026年11月12日 上午9:05 is read as 2026-11-12 9:5
fecha: 2026年11月12日 下午12:05 is read as nothing
fecha: 2026年一月5日 is read as 2026-1-5 0:0
fecha: 2026年十一月12日 is read as nothing
php-date-formatter: 2026年1月5日 下午3:30 is read as nothing
php-date-formatter: 2026年11月12日 上午9:05 is read as nothing
php-date-formatter: 2026年11月12日 下午12:05 is read as nothing
php-date-formatter: 2026年一月5日 is read as 2026-1-1 0:0
php-date-formatter: 2026年十一月12日 is read as 2026-1-1 0:0
T
