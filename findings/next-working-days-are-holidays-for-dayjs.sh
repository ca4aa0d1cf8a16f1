#!/bin/sh
# The working day after Friday, 13 February 2026, and the one before 24 February, with the week of Spring Festival (16 to 20 and 23 February) as holidays, by plugins of Day.js and Moment: the next day, and one working day added.
# Guess: 24 February and 13 February from both ways of asking (README of dayjs-business-days2: nextBusinessDay "calculates the next Business Day"; days in holidays are no business days).
# Seen (dayjs-business-days2 1.4.0 with dayjs 1.11.23): businessDaysAdd(1) is 24 February, but nextBusinessDay is 19 February and prevBusinessDay 18 February, both holidays of its own list: it looks no further than a week and then gives the last day it looked at. moment-business-days, from which it comes, tells of the week in its README, with an option to look further.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dayjs@1.11.23 dayjs-business-days2@1.4.0 moment@2.31.0 moment-business-days@1.2.0
cat > next.cjs <<'J'
const dayjs = require('dayjs');
const moment = require('moment-business-days');
const holidays = [16, 17, 18, 19, 20, 23].map((day) => `2026-02-${day}`);
dayjs.extend(require('dayjs-business-days2').default, { holidays, holidayFormat: 'YYYY-MM-DD' });
moment.updateLocale('en', { holidays, holidayFormat: 'YYYY-MM-DD', nextBusinessDayLimit: 31, prevBusinessDayLimit: 31 });
const tell = (name, days) => console.log(`${name}: ${days.map((day) => `${day.format('MM-DD')} ${day.isBusinessDay() ? 'works' : 'is off'}`).join(', ')}`);
tell('Day.js, added', [dayjs('2026-02-13').businessDaysAdd(1), dayjs('2026-02-24').businessDaysSubtract(1)]);
tell('Day.js, next', [dayjs('2026-02-13').nextBusinessDay(), dayjs('2026-02-24').prevBusinessDay()]);
tell('Moment, added', [moment('2026-02-13').businessAdd(1), moment('2026-02-24').businessSubtract(1)]);
tell('Moment, next', [moment('2026-02-13').nextBusinessDay(), moment('2026-02-24').prevBusinessDay()]);
J
node next.cjs | tee seen
diff seen - <<'T'
Day.js, added: 02-24 works, 02-13 works
Day.js, next: 02-19 is off, 02-18 is off
Moment, added: 02-24 works, 02-13 works
Moment, next: 02-24 works, 02-13 works
T
