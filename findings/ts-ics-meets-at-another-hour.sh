#!/bin/sh
# Meetings by rules, laid out day by day by ts-ics (extendByRecurrenceRule) in China: each Monday at 9:30, the last Friday of each month at 15:00, the last workday (BYSETPOS=-1) at 17:00, the 10th at 10:00.
# Guess: the days at these hours, the first among them: 30 January and 27 February for the last Friday and for the last workday.
# Seen: ts-ics 2.4.6 keeps the hour for Mondays and for the 10th; with a weekday of the month it leaves out January and puts February at 8:00, midnight in Greenwich, and the last workday on 26 February. rrule 2.8.1 has them right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact rrule@2.8.1 ts-ics@2.4.6
cat > extend.mjs <<'J'
import rrule from 'rrule';
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';

const end = new Date(2026, 2, 15);
const show = (dates) => dates.map((date) => date.toLocaleString('zh-CN', { dateStyle: 'short', timeStyle: 'short' })).join(', ');
for (const [rule, start] of [['FREQ=WEEKLY;COUNT=3', new Date(2026, 0, 5, 9, 30)], ['FREQ=MONTHLY;BYMONTHDAY=10', new Date(2026, 0, 10, 10)], ['FREQ=MONTHLY;BYDAY=-1FR', new Date(2026, 0, 30, 15)], ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', new Date(2026, 0, 30, 17)]]) {
  console.log(rule);
  console.log(`  ts-ics: ${show(extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value: rule }), { start, end }))}`);
  console.log(`  rrule: ${show(new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: start, until: end }).all())}`);
}
J
node extend.mjs | tee seen
diff seen - <<'T'
FREQ=WEEKLY;COUNT=3
  ts-ics: 2026/1/5 09:30, 2026/1/12 09:30, 2026/1/19 09:30
  rrule: 2026/1/5 09:30, 2026/1/12 09:30, 2026/1/19 09:30
FREQ=MONTHLY;BYMONTHDAY=10
  ts-ics: 2026/1/10 10:00, 2026/2/10 10:00, 2026/3/10 10:00
  rrule: 2026/1/10 10:00, 2026/2/10 10:00, 2026/3/10 10:00
FREQ=MONTHLY;BYDAY=-1FR
  ts-ics: 2026/2/27 08:00
  rrule: 2026/1/30 15:00, 2026/2/27 15:00
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  ts-ics: 2026/2/26 08:00
  rrule: 2026/1/30 17:00, 2026/2/27 17:00
T
