#!/bin/sh
# The times of jobs told in Chinese by cron-chinese of npm: one on Sundays at half past eight, written 30 8 * * 7 and 30 8 * * 0, and one on working days.
# Guess: 每周日08:30 both times: 0 and 7 are Sunday (crontab(5)), and its README knows */2 of all days of the week.
# Seen (cron-chinese 1.2.3): of 7 it says 每周undefined08:30. cronstrue 3.39.0 says Sunday in Chinese for both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cron-chinese@1.2.3 cronstrue@3.39.0 >/dev/null 2>&1
cat > a.mjs <<'J'
import { humanizeCronInChinese } from 'cron-chinese';
import cronstrue from 'cronstrue/i18n.js';
for (const times of ['30 8 * * 0', '30 8 * * 7', '30 8 * * 1-5']) console.log(times, 'cron-chinese:', humanizeCronInChinese(times), 'cronstrue:', cronstrue.toString(times, { locale: 'zh_CN' }));
J
node a.mjs | tee seen
diff seen - <<'T'
30 8 * * 0 cron-chinese: 每周日08:30 cronstrue: 在上午 08:30, 仅星期日
30 8 * * 7 cron-chinese: 每周undefined08:30 cronstrue: 在上午 08:30, 仅星期日
30 8 * * 1-5 cron-chinese: 每周一~周五08:30 cronstrue: 在上午 08:30, 星期一至星期五
T
