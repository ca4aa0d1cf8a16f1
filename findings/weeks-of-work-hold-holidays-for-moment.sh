#!/bin/sh
# The working days of February 2026, week by week, by moment-business-days and dayjs-business-days2, with the week of Spring Festival as holidays, and with the Saturdays worked in exchange where the library knows such days.
# Guess: the days that the same library gives for the month, in weeks from Monday on, none of them empty: 2-6, 9-13 (or 14), 24-27 (or 28) (README: "each week have it own business days"; additional working days are business days).
# Seen (moment-business-days 1.2.0, dayjs-business-days2 1.4.0): Moment's weeks hold the holidays 16 to 20 and 23, which its days leave out, and end with an empty week. Those of Day.js have two empty weeks, and a Saturday worked is a week of its own.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dayjs@1.11.23 dayjs-business-days2@1.4.0 moment@2.31.0 moment-business-days@1.2.0
cat > weeks.cjs <<'J'
const dayjs = require('dayjs');
const moment = require('moment-business-days');
const holidays = [16, 17, 18, 19, 20, 23].map((day) => `2026-02-${day}`);
dayjs.extend(require('dayjs-business-days2').default, { holidays, holidayFormat: 'YYYY-MM-DD', additionalWorkingDayFormat: 'YYYY-MM-DD' });
moment.updateLocale('en', { holidays, holidayFormat: 'YYYY-MM-DD' });
const tell = (name, days) => console.log(`${name}: ${days.map((day) => day.date()).join(' ')}`);
const tellWeeks = (name, weeks) => console.log(`${name}: ${weeks.map((week) => week.map((day) => day.date()).join(' ') || 'none').join(' | ')}`);
tell('Moment, days', moment('2026-02-01').monthBusinessDays());
tellWeeks('Moment, weeks', moment('2026-02-01').monthBusinessWeeks());
tell('Day.js, days', dayjs('2026-02-01').businessDaysInMonth());
tellWeeks('Day.js, weeks', dayjs('2026-02-01').businessWeeksInMonth());
dayjs.setAdditionalWorkingDays(['2026-02-14', '2026-02-28']);
tell('Day.js with Saturdays, days', dayjs('2026-02-01').businessDaysInMonth());
tellWeeks('Day.js with Saturdays, weeks', dayjs('2026-02-01').businessWeeksInMonth());
J
node weeks.cjs | tee seen
diff seen - <<'T'
Moment, days: 2 3 4 5 6 9 10 11 12 13 24 25 26 27
Moment, weeks: 2 3 4 5 6 | 9 10 11 12 13 | 16 17 18 19 20 | 23 24 25 26 27 | none
Day.js, days: 2 3 4 5 6 9 10 11 12 13 24 25 26 27
Day.js, weeks: 2 3 4 5 6 | 9 10 11 12 13 | none | 24 25 26 27 | none
Day.js with Saturdays, days: 2 3 4 5 6 9 10 11 12 13 14 24 25 26 27 28
Day.js with Saturdays, weeks: 2 3 4 5 6 | 9 10 11 12 13 | 14 | 24 25 26 27 | 28
T
