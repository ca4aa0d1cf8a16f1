#!/bin/sh
# A task at nine on Sundays, written 0 9 * * 7 as crontab allows it, and one from Friday to Sunday (5-7), told in words by prettycron, by cronstrue, and in Chinese by cron-chinese.
# Guess: Sunday: 0 and 7 are both Sunday (crontab(5)).
# Seen: prettycron 0.10.0 says Sat for 7, Sun for 0, and Fri and Sat for 5-7; cron-chinese 1.2.3 says 每周undefined for 7, and 每周五~周undefined. cronstrue 2.52.0 says Sunday, and Friday through Sunday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact prettycron@0.10.0 cron-chinese@1.2.3 cronstrue@2.52.0
cat > tasks.mjs <<'J'
import { humanizeCronInChinese } from 'cron-chinese';
import cronstrue from 'cronstrue';
import prettycron from 'prettycron';
for (const task of ['0 9 * * 0', '0 9 * * 6', '0 9 * * 7', '0 9 * * 5-7']) console.log(`${task}: prettycron ${prettycron.toString(task)}; cronstrue ${cronstrue.toString(task)}; cron-chinese ${humanizeCronInChinese(task)}`);
J
node tasks.mjs | tee seen
diff seen - <<'T'
0 9 * * 0: prettycron 09:00 on Sun; cronstrue At 09:00 AM, only on Sunday; cron-chinese 每周日09:00
0 9 * * 6: prettycron 09:00 on Sat; cronstrue At 09:00 AM, only on Saturday; cron-chinese 每周六09:00
0 9 * * 7: prettycron 09:00 on Sat; cronstrue At 09:00 AM, only on Sunday; cron-chinese 每周undefined09:00
0 9 * * 5-7: prettycron 09:00 on Fri and Sat; cronstrue At 09:00 AM, Friday through Sunday; cron-chinese 每周五~周undefined09:00
T
