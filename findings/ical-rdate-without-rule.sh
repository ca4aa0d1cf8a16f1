#!/bin/sh
# Guess: an event with DTSTART and RDATE, without RRULE, is on both days; RFC 5545, 3.8.5.2 counts DTSTART as the first.
# Seen with ical.js 2.2.1: Event.iterator() gives only the day of RDATE. With an RRULE of COUNT=1 beside it, both come.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 >/dev/null 2>&1
cat >read.mjs <<'JS'
import ICAL from 'ical.js';
const days = (...more) => {
  const lines = ['DTSTART;VALUE=DATE:20260101', 'RDATE;VALUE=DATE:20260103', ...more, 'SUMMARY:a'];
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  const iterator = event.iterator();
  const found = [];
  for (let day = iterator.next(); day; day = iterator.next()) found.push(day.toString());
  return found.join(' ');
};
const seen = [days(), days('RRULE:FREQ=DAILY;COUNT=1')];
console.log('ical.js 2.2.1', seen);
process.exit(seen[0] === '2026-01-03' && seen[1] === '2026-01-01 2026-01-03' ? 0 : 1);
JS
node read.mjs
