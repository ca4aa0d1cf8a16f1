#!/bin/sh
# chrono-node in Chinese (zh.hans), reading deadlines as offices in China write them, on Sunday the 29th of November 2026.
# Guess: 11月30日24时 is the end of that day, 下周五 the Friday of next week, the 4th of December, and 12月1日（星期二）14:30 one moment.
# Seen with chrono-node 2.10.3: 11月30日24时 is nothing at all, not even the day, where 17时 is found; 下周五 is the 11th, since its week begins
# on Sunday; and the weekday in brackets makes three of one: the 1st at noon, the 1st again, and today at 14:30.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3 >/dev/null 2>&1
cat > read.cjs <<'J'
const { zh } = require('chrono-node');
for (const text of ['11月30日17时', '11月30日24时', '下周五', '12月1日14:30', '12月1日（星期二）14:30']) {
  const found = zh.hans.parse(text, new Date(2026, 10, 29, 9));
  console.log(text, found.map(({ start }) => start.date().toLocaleString('sv').slice(5, 16)).join(', '));
}
J
TZ=Asia/Shanghai node read.cjs | sed 's/ *$//' | tee seen
diff seen - <<'T'
11月30日17时 11-30 17:00
11月30日24时
下周五 12-11 12:00
12月1日14:30 12-01 14:30
12月1日（星期二）14:30 12-01 12:00, 12-01 12:00, 11-29 14:30
T
