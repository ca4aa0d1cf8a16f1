#!/bin/sh
# The beginning of a meeting, datetime.fromisoformat('2026-01-05T09:30:00+08:00'), put into a calendar with icalendar of Python, as django-ical does, and read by icalendar, vobject and ical.js.
# Guess: 01:30 of Greenwich for all who read it, as 20260105T013000Z or with a zone that the calendar describes, which it must for each TZID (RFC 5545, 3.2.19).
# Seen: icalendar 4.0.3 writes TZID="UTC+08:00" and describes none. It reads its own time without a zone, 09:30 anywhere, and so do vobject 0.9.6 and ical.js 2.2.1: whoever opens it in London comes eight hours late.
set -eu
packages='python3-icalendar python3-vobject'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 >/dev/null 2>&1
cat > a.py <<'P'
import datetime, icalendar, vobject
event = icalendar.Event()
event.add('uid', '1')
event.add('dtstart', datetime.datetime.fromisoformat('2026-01-05T09:30:00+08:00'))
calendar = icalendar.Calendar()
calendar.add_component(event)
written = calendar.to_ical()
print(*[line for line in written.decode().split('\r\n') if 'DTSTART' in line or 'VTIMEZONE' in line])
print('icalendar', icalendar.Calendar.from_ical(written).walk('VEVENT')[0]['DTSTART'].dt)
try:
    print('vobject', vobject.readOne(written.decode()).vevent.dtstart.value)
except Exception as error:
    print('vobject', type(error).__name__)
open('a.ics', 'wb').write(written)
P
cat > a.mjs <<'J'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
const start = new ICAL.Component(ICAL.parse(readFileSync('a.ics', 'utf8'))).getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart');
console.log('ical.js', start.toString(), start.zone.tzid);
J
{
  /usr/bin/python3 a.py
  node a.mjs
} | tee seen
diff seen - <<'T'
DTSTART;TZID="UTC+08:00";VALUE=DATE-TIME:20260105T093000
icalendar 2026-01-05 09:30:00
vobject 2026-01-05 09:30:00
ical.js 2026-01-05T09:30:00 floating
T
