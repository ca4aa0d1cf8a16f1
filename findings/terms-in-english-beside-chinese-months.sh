#!/bin/sh
# How long a delivery takes, 36 hours and three months, in words by moment in zh-cn, by moment-duration-format, its plugin for durations, which takes the language from moment, and by humanize-duration in zh_CN.
# Guess: Chinese in all, as the plugin has words for what moment has a language for.
# Seen: moment has 2 天 and 3 个月, humanize-duration 1 天, 12 小时. moment-duration-format 2.3.2 has 1 day, 12 hours and 3 months, beside Chinese dates of the same moment; only its template with one's own words, h[小时], is Chinese.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact humanize-duration@3.35.1 moment-duration-format@2.3.2 moment@2.31.0
cat > run.cjs <<'J'
const humanize = require('humanize-duration');
const moment = require('moment');
require('moment-duration-format')(moment);
require('moment/locale/zh-cn');

moment.locale('zh-cn');
console.log(`a date by moment: ${moment('2026-01-05').format('LL')}`);
for (const [count, unit] of [[36, 'hours'], [3, 'months'], [90, 'minutes']]) {
  const duration = moment.duration(count, unit);
  console.log(`${count} ${unit}: moment ${duration.humanize()}, moment-duration-format ${duration.format()}, with words of one's own ${duration.format('h[小时]m[分]')}, humanize-duration ${humanize(duration.asMilliseconds(), { language: 'zh_CN' })}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
a date by moment: 2026年1月5日
36 hours: moment 2 天, moment-duration-format 1 day, 12 hours, with words of one's own 36小时0分, humanize-duration 1 天, 12 小时
3 months: moment 3 个月, moment-duration-format 3 months, with words of one's own 2,184小时0分, humanize-duration 2 个月, 4 周, 2 天, 3 小时
90 minutes: moment 2 小时, moment-duration-format 1:30:00, with words of one's own 1小时30分, humanize-duration 1 小时, 30 分钟
T
