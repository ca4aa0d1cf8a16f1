#!/bin/sh
# How long a guarantee or a term lasts in years, months and days, where it begins on a day that the last month has not, from 29 February 2024 to 28 February 2026 and from 31 January to 28 February, by libraries of npm.
# Guess: either whole (2 years; 1 month, as the term ends on the last day of the month), or a day short (1 year, 11 months, 30 days; 28 days), with months below 12.
# Seen: date-fns 4.4.0 has 1 year and 12 months, and 1 month; moment-precise-range-plugin 1.3.0 and countdown the shorter ones; moment and dayjs, asked for months, 24 and 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact countdown@2.6.0 date-fns@4.4.0 dayjs@1.11.23 moment-precise-range-plugin@1.3.0 moment@2.31.0
cat > run.cjs <<'J'
const countdown = require('countdown');
const { intervalToDuration } = require('date-fns');
const dayjs = require('dayjs');
const moment = require('moment');
require('moment-precise-range-plugin');

const units = countdown.YEARS | countdown.MONTHS | countdown.DAYS;
const show = ({ years = 0, months = 0, days = 0 }) => `${years}y ${months}m ${days}d`;
for (const [from, to] of [['2024-02-29', '2026-02-28'], ['2026-01-31', '2026-02-28'], ['2026-01-31', '2026-03-01'], ['2025-12-31', '2026-02-28'], ['2026-05-31', '2026-06-30']]) {
  const [start, end] = [new Date(`${from}T00:00`), new Date(`${to}T00:00`)];
  console.log(`${from} to ${to}: date-fns ${show(intervalToDuration({ start, end }))}, moment-precise-range-plugin ${show(moment.preciseDiff(from, to, true))}, countdown ${show(countdown(start, end, units))}, in months moment ${moment(to).diff(from, 'months')}, dayjs ${dayjs(to).diff(from, 'month')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
2024-02-29 to 2026-02-28: date-fns 1y 12m 0d, moment-precise-range-plugin 1y 11m 30d, countdown 1y 11m 28d, in months moment 24, dayjs 24
2026-01-31 to 2026-02-28: date-fns 0y 1m 0d, moment-precise-range-plugin 0y 0m 28d, countdown 0y 0m 28d, in months moment 1, dayjs 1
2026-01-31 to 2026-03-01: date-fns 0y 1m 1d, moment-precise-range-plugin 0y 1m 1d, countdown 0y 1m 1d, in months moment 1, dayjs 1
2025-12-31 to 2026-02-28: date-fns 0y 2m 0d, moment-precise-range-plugin 0y 1m 28d, countdown 0y 1m 28d, in months moment 2, dayjs 2
2026-05-31 to 2026-06-30: date-fns 0y 1m 0d, moment-precise-range-plugin 0y 0m 30d, countdown 0y 0m 30d, in months moment 1, dayjs 1
T
