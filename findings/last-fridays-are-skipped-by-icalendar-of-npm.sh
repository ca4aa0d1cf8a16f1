#!/bin/sh
# A meeting on the last Friday of each month from 30 January 2026 (FREQ=MONTHLY;BYDAY=-1FR) in a calendar, one on the first, and one on each Friday, by icalendar and by ical.js of npm.
# Guess: 30 January, 27 February, 27 March (RFC 5545, 3.3.10); the README of icalendar has a list of what is missing, and BYDAY is not in it.
# Seen: icalendar 0.7.1 goes from 30 January to 27 March and 24 April: it adds a month to the 30th, which February has not, and leaves February out. First Fridays it has. ical.js 2.2.1 has all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 icalendar@0.7.1 >/dev/null 2>&1
cat > a.mjs <<'J'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
const { parse_calendar } = createRequire(import.meta.url)('icalendar');
for (const [rule, start] of [['FREQ=MONTHLY;BYDAY=-1FR', '20260130'], ['FREQ=MONTHLY;BYDAY=1FR', '20260102'], ['FREQ=WEEKLY', '20260130']]) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', `DTSTART:${start}T010000Z`, `RRULE:${rule}`, 'SUMMARY:x', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const series = parse_calendar(text).events()[0].rrule();
  const days = [];
  for (let day = new Date('2026-01-01T00:00:00Z'); days.length < 4; days.push(day.toISOString().slice(0, 10))) day = series.next(day);
  console.log(rule, 'icalendar:', days.join(' '));
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
  console.log(rule, 'ical.js:', Array.from({ length: 4 }, () => iterator.next().toString().slice(0, 10)).join(' '));
}
J
TZ=UTC node a.mjs | tee seen
diff seen - <<'T'
FREQ=MONTHLY;BYDAY=-1FR icalendar: 2026-01-30 2026-03-27 2026-04-24 2026-05-29
FREQ=MONTHLY;BYDAY=-1FR ical.js: 2026-01-30 2026-02-27 2026-03-27 2026-04-24
FREQ=MONTHLY;BYDAY=1FR icalendar: 2026-01-02 2026-02-06 2026-03-06 2026-04-03
FREQ=MONTHLY;BYDAY=1FR ical.js: 2026-01-02 2026-02-06 2026-03-06 2026-04-03
FREQ=WEEKLY icalendar: 2026-01-30 2026-02-06 2026-02-13 2026-02-20
FREQ=WEEKLY ical.js: 2026-01-30 2026-02-06 2026-02-13 2026-02-20
T
