#!/bin/sh
# Day.js in the locale zh-cn, reading the times that it writes itself: 中午 12:30 in the format "A h:mm".
# Guess: it reads back what it writes, in this locale as in English: 12:30.
# Seen with dayjs 1.11.23: 中午 12:30 (noon) is read as 00:30, twelve hours early, without an error. 下午 3:00 and 晚上 8:00 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact dayjs@1.11.23 >/dev/null 2>&1
cat > read.cjs <<'J'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/customParseFormat'));
require('dayjs/locale/zh-cn');
const format = 'YYYY-MM-DD A h:mm';
for (const time of ['12:30', '15:00', '20:00']) {
  const written = dayjs(`2026-12-01 ${time}`).locale('zh-cn').format(format);
  console.log(`${time}, written ${written.slice(11)}, read ${dayjs(written, format, 'zh-cn').format('HH:mm')}`);
}
J
node read.cjs > seen
cat seen
cat > expected <<'T'
12:30, written 中午 12:30, read 00:30
15:00, written 下午 3:00, read 15:00
20:00, written 晚上 8:00, read 20:00
T
cmp seen expected
