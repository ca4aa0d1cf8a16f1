#!/bin/sh
# A time in the language zh_CN by strftime of npm, which has that language (localizeByIdentifier('zh_CN')): the formats for a day (%x), a time (%X) and both (%c), and the ISO week of the year (%V, %G); what the C library has in zh_CN.UTF-8 is in the comment.
# Guess: as there: 2026年01月05日, 15时30分00秒, 2026年01月05日 星期一 15时30分00秒, and week 02 of 2026.
# Seen (strftime 0.10.3): the day is 05/01/26, day first, as nobody in China reads it; the time has 下午 behind it, %c is 一 05 一月 2026 03:30:00 下午; %V and %G stand in the text as they are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact strftime@0.10.3
cat > run.cjs <<'J'
const strftime = require('strftime');

const chinese = strftime.localizeByIdentifier('zh_CN');
const time = new Date(2026, 0, 5, 15, 30);
for (const format of ['%x', '%X', '%c', '%Y年%m月%d日 %p%I:%M', '%A %B', 'W%V %G', 'W%U']) console.log(`${format}: ${chinese(format, time).replace(/ (China|CST|GMT|UTC|中国).*$/, '')}`);
J
TZ=Asia/Shanghai node run.cjs | tee seen
diff seen - <<'T'
%x: 05/01/26
%X: 03:30:00 下午
%c: 一 05 一月 2026 03:30:00 下午
%Y年%m月%d日 %p%I:%M: 2026年01月05日 下午03:30
%A %B: 星期一 一月
W%V %G: W%V %G
W%U: W01
T
