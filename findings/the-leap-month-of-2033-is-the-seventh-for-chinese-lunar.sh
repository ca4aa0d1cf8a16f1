#!/bin/sh
# The first day of the leap month of 2033, 22 December, as a lunar date, by chinese-lunar, lunar-lite and chinese-lunar-calendar of npm and by Node's own calendar.
# Guess: the first of the leap eleventh month, as GB/T 33661-2017 and the Purple Mountain Observatory have it; tables before 1990 had a leap seventh month.
# Seen: chinese-lunar 0.1.4 still has the leap seventh month: for it the day is the first of an ordinary eleventh month, and the months before it are one behind. The others say leap eleventh month.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact chinese-lunar@0.1.4 lunar-lite@0.2.8 chinese-lunar-calendar@1.0.1
cat > days.cjs <<'J'
const lunar = require('chinese-lunar');
const { solar2lunar } = require('lunar-lite');
const { getLunar } = require('chinese-lunar-calendar');
const tell = (leap, month, day) => `${leap ? 'leap ' : ''}${month}-${day}`;
for (const [year, month, day] of [[2033, 8, 25], [2033, 9, 23], [2033, 12, 22]]) {
  const one = lunar.solarToLunar(new Date(year, month - 1, day));
  const two = solar2lunar(`${year}-${month}-${day}`);
  const three = getLunar(year, month, day);
  const own = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric' }).format(new Date(year, month - 1, day));
  console.log(`${year}-${month}-${day}: chinese-lunar ${tell(one.leap, one.month, one.day)}, lunar-lite ${tell(two.isLeap, two.lunarMonth, two.lunarDay)}, chinese-lunar-calendar ${tell(three.isLeap, three.lunarMonth, three.lunarDate)}, Node ${own}`);
}
J
node days.cjs | tee seen
diff seen - <<'T'
2033-8-25: chinese-lunar leap 7-1, lunar-lite 8-1, chinese-lunar-calendar 8-1, Node 8/1
2033-9-23: chinese-lunar 8-1, lunar-lite 9-1, chinese-lunar-calendar 9-1, Node 9/1
2033-12-22: chinese-lunar 11-1, lunar-lite leap 11-1, chinese-lunar-calendar leap 11-1, Node 11bis/1
T
