#!/bin/sh
# Measurements at ten to half past eleven as an event with DTSTART:20260105T013000Z and DURATION:PT1H30M, and with DTEND, read by ical of npm, and by node-ical and ical.js.
# Guess: the end is 03:00 in both cases: an event has DTEND or DURATION (RFC 5545, 3.6.1), and the end is the beginning and the duration.
# Seen: ical 0.8.0 gives no end for the one with a duration. The others give 03:00.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts ical@0.8.0 ical.js@2.1.0 node-ical@0.20.1 >/dev/null 2>&1
cat > run.mjs <<'J'
import ICAL from 'ical.js';
import ical from 'ical';
import nodeIcal from 'node-ical';
for (const line of ['DTEND:20260105T030000Z', 'DURATION:PT1H30M']) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//a//', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260105T013000Z', line, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  console.log(line);
  console.log('  ical', ical.parseICS(text)['1'].end?.toISOString());
  console.log('  node-ical', nodeIcal.sync.parseICS(text)['1'].end?.toISOString());
  console.log('  ical.js', new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).endDate.toJSDate().toISOString());
}
J
echo --
node run.mjs | tee seen
diff seen - <<'T'
DTEND:20260105T030000Z
  ical 2026-01-05T03:00:00.000Z
  node-ical 2026-01-05T03:00:00.000Z
  ical.js 2026-01-05T03:00:00.000Z
DURATION:PT1H30M
  ical undefined
  node-ical 2026-01-05T03:00:00.000Z
  ical.js 2026-01-05T03:00:00.000Z
T
