#!/bin/sh
# Lines of cron in words for the staff, by cronstrue in Chinese (zh_CN): at midnight, half past midnight and noon, on every second day, every 45 minutes.
# Guess: midnight and noon cannot be taken for each other: 零点 or 00:00, 中午 or 12:00.
# Seen (cronstrue 3.39.0): midnight is 上午 12:00, which people in China take for noon, and noon 下午 12:00; with use24HourTimeFormat they are right. Every second day is 每隔 2 天, which many take for
# every third; */45, which runs at minutes 0 and 45, is 每隔 45 分钟.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cronstrue@3.39.0
cat > say.mjs <<'J'
import cronstrue from 'cronstrue/i18n.js';

for (const line of ['0 0 * * *', '30 0 * * *', '0 12 * * *', '0 9 */2 * *', '*/45 * * * *']) {
  console.log(line, cronstrue.toString(line, { locale: 'zh_CN' }), '|', cronstrue.toString(line, { locale: 'zh_CN', use24HourTimeFormat: true }));
}
J
node say.mjs | tee seen
diff seen - <<'T'
0 0 * * * 在上午 12:00 | 在00:00
30 0 * * * 在上午 12:30 | 在00:30
0 12 * * * 在下午 12:00 | 在12:00
0 9 */2 * * 在上午 09:00, 每隔 2 天 | 在09:00, 每隔 2 天
*/45 * * * * 每隔 45 分钟 | 每隔 45 分钟
T
