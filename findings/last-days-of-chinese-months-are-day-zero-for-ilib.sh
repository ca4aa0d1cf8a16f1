#!/bin/sh
# Days of the Chinese calendar, at noon in Beijing, by ilib of npm (its calendar han) and by Node.js (Intl, calendar chinese): last and first days of months, and all of 2024 to 2035.
# Guess: the same day of the month from both, 1 to 30 (GB/T 33661: a month has 29 or 30 days): New Year's Eve, 9 February 2024, is the 30th.
# Seen (ilib 14.22.0): the last day of a month is often day 0: seven times in 2026, 79 times in 2024 to 2035. Node.js says 30, or 29 for two of those in 2026. New Year's Eve of 2026, a 29th, is right, and so are the first days of months beside them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ilib@14.22.0
cat > days.cjs <<'J'
require('ilib');
const DateFactory = require('ilib/lib/DateFactory.js');
const timezone = 'Asia/Shanghai';
const written = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: timezone, day: 'numeric' });
const of = (time) => ({ day: new Date(time).toISOString().slice(0, 10), ilib: DateFactory({ type: 'han', unixtime: time, timezone }).day, node: Number(written.format(time)) });
const all = (from, to) => Array.from({ length: (Date.UTC(to, 0) - Date.UTC(from, 0)) / 864e5 }, (_, index) => of(Date.UTC(from, 0, 1 + index, 4)));
for (const day of ['2024-02-09', '2024-02-10', '2026-02-16', '2026-02-17', '2026-03-18', '2026-03-19']) {
  const { ilib, node } = of(Date.parse(`${day}T12:00+08:00`));
  console.log(`${day}: ilib ${ilib}, Node.js ${node}`);
}
console.log(`day 0 in 2026: ${all(2026, 2027).filter(({ ilib }) => ilib === 0).map(({ day, node }) => `${day} (${node})`).join(', ')}`);
const days = all(2024, 2036);
console.log(`2024 to 2035: ${days.length} days, ${days.filter(({ ilib }) => ilib === 0).length} of day 0`);
J
node days.cjs | tee seen
diff seen - <<'T'
2024-02-09: ilib 0, Node.js 30
2024-02-10: ilib 1, Node.js 1
2026-02-16: ilib 29, Node.js 29
2026-02-17: ilib 1, Node.js 1
2026-03-18: ilib 0, Node.js 30
2026-03-19: ilib 1, Node.js 1
day 0 in 2026: 2026-01-18 (30), 2026-03-18 (30), 2026-05-16 (30), 2026-06-14 (29), 2026-08-12 (30), 2026-09-10 (29), 2026-12-08 (30)
2024 to 2035: 4383 days, 79 of day 0
T
