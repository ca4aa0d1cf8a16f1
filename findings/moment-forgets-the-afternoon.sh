#!/bin/sh
# Moment in the locale zh-cn, reading the long form of a time that it writes itself (LLLL): 2026年1月5日星期一下午3点30分.
# Guess: it reads back what it writes: 15:30.
# Seen (moment 2.31.0): 03:30, without an error, and invalid in strict mode: the weekday is taken for all of 星期一下午. The form without weekday (LLL) is read right. Of 凌晨12点30分, half past midnight, it
# makes 12:30 in the same way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact moment@2.31.0
cat > read.cjs <<'J'
const moment = require('moment');
require('moment/locale/zh-cn');

for (const time of ['2026-01-05T15:30', '2026-01-05T00:30']) {
  for (const format of ['LLL', 'LLLL']) {
    const text = moment(time).format(format);
    console.log(format, text, moment(text, format).format('HH:mm'), moment(text, format, true).isValid());
  }
}
J
TZ=Asia/Shanghai node read.cjs | tee seen
diff seen - <<'T'
LLL 2026年1月5日下午3点30分 15:30 true
LLLL 2026年1月5日星期一下午3点30分 03:30 false
LLL 2026年1月5日凌晨12点30分 00:30 true
LLLL 2026年1月5日星期一凌晨12点30分 12:30 false
T
