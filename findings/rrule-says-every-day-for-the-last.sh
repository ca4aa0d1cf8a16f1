#!/bin/sh
# Terms of payment as rules of iCalendar, put into words by rrule for the customer to read: on the last working day of a month, on the first day of a weekend, on Mondays at half
# past nine, on the hundredth day of a year.
# Guess: the words say "last", "first" and "half past nine", or isFullyConvertibleToText, which is there for such rules, is false.
# Seen (rrule 2.8.1): "every month on weekdays", "on Saturday, Sunday", "at 9", and isFullyConvertibleToText is true of all. Read again by fromText, payments are due on every working
# day, and the hundredth day, whose words are right, becomes the hundredth of a month, which never comes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact rrule@2.8.1 >/dev/null 2>&1
cat > say.cjs <<'J'
const { RRule } = require('rrule');
const start = 'DTSTART:20261101T000000Z\n';
const dates = (rule) => rule.all((_, count) => count < 2).map((date) => date.toISOString().slice(0, 16)).join(' ') || 'never';
for (const text of ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=30', 'FREQ=YEARLY;BYYEARDAY=100']) {
  const rule = RRule.fromString(`${start}RRULE:${text}`);
  const words = rule.toText();
  console.log(`${words} (${rule.isFullyConvertibleToText()}): ${dates(rule)} | ${dates(RRule.fromString(start + RRule.fromText(words).toString()))}`);
}
J
node say.cjs > seen
cat seen
cat > expected <<'T'
every month on weekdays (true): 2026-11-30T00:00 2026-12-31T00:00 | 2026-11-02T00:00 2026-11-03T00:00
every month on Saturday, Sunday (true): 2026-11-01T00:00 2026-12-05T00:00 | 2026-11-01T00:00 2026-11-07T00:00
every week on Monday at 9 (true): 2026-11-02T09:30 2026-11-09T09:30 | 2026-11-02T09:00 2026-11-09T09:00
every year on the 100th day (true): 2027-04-10T00:00 2028-04-09T00:00 | never
T
cmp seen expected
