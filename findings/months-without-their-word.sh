#!/bin/sh
# Days with their month in words, MMMM and MMM, written in Chinese by libraries of dates and read again with the same pattern.
# Guess: 2026年一月5日 or 2026年1月5日, read as that day.
# Seen: date-fns 4.1.0 and Day.js 1.11.19 write the month with its word. date-and-time 4.5.2 with its zh-Hans, whose months are bare numbers, writes 2026年15日 for the 5th of January and 2026年111日 both for the 11th of January and for the 1st of November,
# and reads both as one of the two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact date-and-time@4.5.2 date-fns@4.1.0 dayjs@1.11.19
cat > write.mjs <<'J'
import * as dateAndTime from 'date-and-time';
import chinese from 'date-and-time/locales/zh-Hans';
import { format } from 'date-fns';
import { zhCN } from 'date-fns/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';

for (const date of [new Date(2026, 0, 5), new Date(2026, 0, 11), new Date(2026, 10, 1)]) {
  const pattern = 'YYYY年MMMMD日';
  const text = dateAndTime.format(date, pattern, { locale: chinese });
  const read = dateAndTime.parse(text, pattern, { locale: chinese });
  console.log(`date-fns ${format(date, 'yyyy年MMMMd日', { locale: zhCN })}, Day.js ${dayjs(date).locale('zh-cn').format(pattern)}, date-and-time ${text}, read as ${Number.isNaN(read.getTime()) ? 'nothing' : dateAndTime.format(read, 'YYYY-MM-DD')}`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
date-fns 2026年一月5日, Day.js 2026年一月5日, date-and-time 2026年15日, read as 2026-01-05
date-fns 2026年一月11日, Day.js 2026年一月11日, date-and-time 2026年111日, read as 2026-11-01
date-fns 2026年十一月1日, Day.js 2026年十一月1日, date-and-time 2026年111日, read as 2026-11-01
T
