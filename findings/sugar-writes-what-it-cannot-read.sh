#!/bin/sh
# Sugar, which reads and writes dates in words of 20 languages, in Chinese: its own long forms of 5 January 2026, 15:30, and usual words of deadlines.
# Guess: Date.create reads what Date.format, full, long and medium write; 两周后 as 三天前, and 2026年1月5日星期一.
# Seen: sugar 2.0.6 cannot read its own Date.full, 2026年1月5日星期一下午3点30分: a weekday behind a day is Invalid Date; one before it (星期一 2026年1月5日) is too. 两 is not two for it: 两周后 is invalid, 二周后 is not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sugar@2.0.6
cat > read.cjs <<'J'
const Sugar = require('sugar');
require('sugar/locales/zh-CN.js');

Sugar.Date.setLocale('zh-CN');
const show = (date) => (Number.isNaN(date.getTime()) ? 'invalid' : Sugar.Date.format(date, '{yyyy}-{MM}-{dd} {HH}:{mm}'));
const day = new Date(2026, 0, 5, 15, 30);
for (const form of ['full', 'long', 'medium', 'short']) {
  const text = Sugar.Date[form](day);
  console.log(`${form}: ${text} -> ${show(Sugar.Date.create(text))}`);
}
for (const text of ['2026年1月5日', '2026年1月5日星期一', '星期一 2026年1月5日', '2026年1月5日 周一']) console.log(`${text} -> ${show(Sugar.Date.create(text))}`);
for (const text of ['三天前', '二周后', '两周后', '两天后', '2天后']) console.log(`${text} -> ${Number.isNaN(Sugar.Date.create(text).getTime()) ? 'invalid' : `${Math.round((Sugar.Date.create(text) - Date.now()) / 86400000)} days`}`);
J
node read.cjs | tee seen
diff seen - <<'T'
full: 2026年1月5日星期一下午3点30分 -> invalid
long: 2026年1月5日下午3点30分 -> 2026-01-05 15:30
medium: 2026年1月5日 -> 2026-01-05 00:00
short: 2026-01-05 -> 2026-01-05 00:00
2026年1月5日 -> 2026-01-05 00:00
2026年1月5日星期一 -> invalid
星期一 2026年1月5日 -> invalid
2026年1月5日 周一 -> invalid
三天前 -> -3 days
二周后 -> 14 days
两周后 -> invalid
两天后 -> invalid
2天后 -> 2 days
T
