#!/bin/sh
# Guess: icalendar of Python says VALUE=DATE of a day that is taken out (EXDATE) as it does of the first one (DTSTART), and
# a JavaScript library reads the calendar.
# Versions: python3-icalendar 4.0.3, ical.js 2.2.1.
# Behaviour: it writes `EXDATE:20271003`, a day where RFC 5545, 3.8.5.1 expects a time. ical.js takes it for one, and throws
# once somebody asks for the days, so that the event has none.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-icalendar >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-icalendar; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-icalendar
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1
/usr/bin/python3 - > week.ics <<'P'
from datetime import date
from icalendar import Calendar, Event

event = Event()
event.add('dtstart', date(2027, 10, 1))
event.add('rrule', {'freq': 'daily', 'count': 4})
event.add('exdate', date(2027, 10, 3))
calendar = Calendar()
calendar.add_component(event)
print(calendar.to_ical().decode().replace('\r', ''), end='')
P
cat > days.mjs <<'J'
import fs from 'node:fs';
import ICAL from 'ical.js';

const calendar = new ICAL.Component(ICAL.parse(fs.readFileSync('week.ics', 'utf8')));
const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
try {
  console.log(event.iterator().next().toString());
} catch (error) {
  console.log(error.message);
}
J
{
  grep -E 'DTSTART|EXDATE' week.ics
  node days.mjs
} > seen
cat seen
cat > expected <<'T'
DTSTART;VALUE=DATE:20271001
EXDATE:20271003
invalid date-time value: "2027-10-03T::"
T
cmp seen expected
