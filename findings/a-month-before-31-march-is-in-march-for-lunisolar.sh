#!/bin/sh
# A month before or after the last day of a month, and a year after 29 February, by lunisolar of npm, whose README says that it follows Moment and Day.js in its use; and by Day.js.
# Guess: the last day of the shorter month, as in Day.js: 2026-02-28, 2026-02-28, 2029-02-28.
# Seen (lunisolar 2.6.0, dayjs 1.11.23): the days left over run into the next month: 2026-03-03 for a month after 31 January, the same for a month before 31 March, which is then in its own month, and 2029-03-01.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dayjs@1.11.23 lunisolar@2.6.0
cat > months.cjs <<'J'
const libraries = { lunisolar: require('lunisolar'), 'Day.js': require('dayjs') };
for (const [day, number, unit] of [['2026-01-31', 1, 'month'], ['2026-03-31', -1, 'month'], ['2028-02-29', 1, 'year'], ['2026-01-05', 1, 'month']])
  console.log(`${day} ${number} ${unit}: ${Object.entries(libraries).map(([name, of]) => `${name} ${of(day).add(number, unit).format('YYYY-MM-DD')}`).join(', ')}`);
J
TZ=Asia/Shanghai node months.cjs | tee seen
diff seen - <<'T'
2026-01-31 1 month: lunisolar 2026-03-03, Day.js 2026-02-28
2026-03-31 -1 month: lunisolar 2026-03-03, Day.js 2026-02-28
2028-02-29 1 year: lunisolar 2029-03-01, Day.js 2029-02-28
2026-01-05 1 month: lunisolar 2026-02-05, Day.js 2026-02-05
T
