#!/bin/sh
# A guarantee of a year from the 29th of February and one of a month from the 31st of January, by xe-utils, the library under vxe-table, by date-fns and by Day.js.
# Guess: both end on the last day of February, 2025-02-28 and 2026-02-28.
# Seen: date-fns 4.1.0 and Day.js 1.11.19 have them so. xe-utils 4.0.13 has the month so, and the year on the 1st of March.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact date-fns@4.1.0 dayjs@1.11.19 xe-utils@4.0.13
cat > count.cjs <<'J'
const { addMonths, addYears, format } = require('date-fns');
const dayjs = require('dayjs');
const { getWhatMonth, getWhatYear, toDateString } = require('xe-utils');

const leap = new Date(2024, 1, 29);
const january = new Date(2026, 0, 31);
console.log(`date-fns: month ${format(addMonths(january, 1), 'yyyy-MM-dd')}, year ${format(addYears(leap, 1), 'yyyy-MM-dd')}`);
console.log(`Day.js: month ${dayjs(january).add(1, 'month').format('YYYY-MM-DD')}, year ${dayjs(leap).add(1, 'year').format('YYYY-MM-DD')}`);
console.log(`xe-utils: month ${toDateString(getWhatMonth(january, 1), 'yyyy-MM-dd')}, year ${toDateString(getWhatYear(leap, 1), 'yyyy-MM-dd')}`);
J
node count.cjs | tee seen
diff seen - <<'T'
date-fns: month 2026-02-28, year 2025-02-28
Day.js: month 2026-02-28, year 2025-02-28
xe-utils: month 2026-02-28, year 2025-03-01
T
