#!/bin/sh
# A deadline that is 36 hours away, and one in ten seconds, as texts relative to now in Chinese, by the libraries that pages use for it; and the same in English.
# Guess: in a day or two, as in English: 1天后 or 2天后.
# Seen: moment 2.31.0, luxon 3.7.2, timeago.js 4.0.2 and javascript-time-ago 2.6.4 say 后. date-fns 4.4.0 says 1 天内, "within one day", of a term that ends half a day later than that, where its English has "in 1 day";
# and dayjs 1.11.23 2 天内 and 几秒内, "within", too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact date-fns@4.4.0 dayjs@1.11.23 javascript-time-ago@2.6.4 luxon@3.7.2 moment@2.31.0 timeago.js@4.0.2
cat > say.mjs <<'J'
import { formatDistance } from 'date-fns';
import { enUS, zhCN } from 'date-fns/locale';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import 'dayjs/locale/zh-cn.js';
import TimeAgo from 'javascript-time-ago';
import english from 'javascript-time-ago/locale/en';
import chinese from 'javascript-time-ago/locale/zh';
import { DateTime } from 'luxon';
import moment from 'moment';
import 'moment/locale/zh-cn.js';
import { format } from 'timeago.js';

dayjs.extend(relativeTime);
TimeAgo.addLocale(english);
TimeAgo.addLocale(chinese);
const now = Date.UTC(2026, 0, 31, 12);
const libraries = {
  moment: (time, language) => moment(time).locale(language === 'zh' ? 'zh-cn' : 'en').from(now),
  luxon: (time, locale) => DateTime.fromMillis(time).toRelative({ base: DateTime.fromMillis(now), locale }),
  'timeago.js': (time, language) => format(time, language === 'zh' ? 'zh_CN' : 'en_US', { relativeDate: now }),
  'javascript-time-ago': (time, language) => new TimeAgo(language).format(time, { now }),
  'date-fns': (time, language) => formatDistance(time, now, { addSuffix: true, locale: language === 'zh' ? zhCN : enUS }),
  dayjs: (time, language) => dayjs(time).locale(language === 'zh' ? 'zh-cn' : 'en').from(dayjs(now)),
};
for (const [name, say] of Object.entries(libraries)) {
  console.log(`${name}: ${[36 * 3600e3, 10e3].map((span) => `${say(now + span, 'zh')} (${say(now + span, 'en')})`).join(', ')}`);
}
J
node say.mjs | tee seen
diff seen - <<'T'
moment: 2 天后 (in 2 days), 几秒后 (in a few seconds)
luxon: 1天后 (in 1 day), 10秒钟后 (in 10 seconds)
timeago.js: 1 天后 (in 1 day), 10 秒后 (in 10 seconds)
javascript-time-ago: 2天后 (in 2 days), 现在 (in a moment)
date-fns: 1 天内 (in 1 day), 不到 1 分钟内 (in less than a minute)
dayjs: 2 天内 (in 2 days), 几秒内 (in a few seconds)
T
