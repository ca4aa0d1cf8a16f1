#!/bin/sh
# A moment of Monday, 01:00 on 2026-01-05 in Shanghai, cut to its day, its week and its month with $dateTrunc and the time zone Asia/Shanghai, by mingo, which runs MongoDB's pipelines in a page or in Node.js.
# Guess: as MongoDB's manual says, the beginnings of the day, of the week and of the month in Shanghai: 2026-01-05 00:00, the same, and 2026-01-01 00:00.
# Seen (mingo 7.2.7): the month is right, and so are $dayOfMonth and $dateToString. The day begins at 00:00 on the 4th, a day early, and the week a week early: from midnight to eight in the morning sums by day stand under the day before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mingo@7.2.7
cat > cut.mjs <<'J'
import { Aggregator } from 'mingo';

const timezone = 'Asia/Shanghai';
const shown = (date) => date.toLocaleString('sv-SE', { timeZone: timezone }).slice(0, 16);
for (const hour of ['01:00', '07:59', '08:00', '15:00']) {
  const date = new Date(`2026-01-05T${hour}:00+08:00`);
  const cut = (unit) => ({ $dateTrunc: { date: '$date', unit, timezone, startOfWeek: 'monday' } });
  const [row] = new Aggregator([{ $project: { day: cut('day'), week: cut('week'), month: cut('month'), number: { $dayOfMonth: { date: '$date', timezone } } } }]).run([{ date }]);
  console.log(`${shown(date)}: day of month ${row.number}, day ${shown(row.day)}, week ${shown(row.week)}, month ${shown(row.month)}`);
}
J
node cut.mjs | tee seen
diff seen - <<'T'
2026-01-05 01:00: day of month 5, day 2026-01-04 00:00, week 2025-12-29 00:00, month 2026-01-01 00:00
2026-01-05 07:59: day of month 5, day 2026-01-04 00:00, week 2025-12-29 00:00, month 2026-01-01 00:00
2026-01-05 08:00: day of month 5, day 2026-01-05 00:00, week 2026-01-05 00:00, month 2026-01-01 00:00
2026-01-05 15:00: day of month 5, day 2026-01-05 00:00, week 2026-01-05 00:00, month 2026-01-01 00:00
T
