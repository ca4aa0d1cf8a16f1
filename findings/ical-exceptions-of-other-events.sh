#!/bin/sh
# A calendar of two series of holidays, of which one has a day that was moved (RECURRENCE-ID).
# Guess: of each series, ICAL.Event applies the exceptions that have its UID, as RFC 5545 (3.8.4.4) says.
# Seen with ical.js 2.2.1: it applies those of all other events in the file, too, so that the other series loses the same
# day. With the option strictExceptions alone it throws; each series has to be given its own, if only none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 >/dev/null 2>&1
cat > read.mjs <<'JS'
import ICAL from 'ical.js';
const event = (...lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const text = [
  'BEGIN:VCALENDAR',
  ...event('UID:a', 'DTSTART;VALUE=DATE:20261001', 'RRULE:FREQ=DAILY;COUNT=3'),
  ...event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261002', 'DTSTART;VALUE=DATE:20261010'),
  ...event('UID:b', 'DTSTART;VALUE=DATE:20261001', 'RRULE:FREQ=DAILY;COUNT=3'),
  'END:VCALENDAR',
].join('\r\n');
const [series, moved, other] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const days = (component, options) => {
  const read = new ICAL.Event(component, options);
  const iterator = read.iterator();
  const found = [];
  for (let day = iterator.next(); day; day = iterator.next())
    found.push(read.getOccurrenceDetails(day).startDate.toString().slice(5));
  return found.join(' ');
};
const strict = (...exceptions) => ({ strictExceptions: true, exceptions });
const seen = [days(series), days(other), days(series, strict(moved)), days(other, strict())];
try {
  days(other, { strictExceptions: true });
} catch (error) {
  seen.push(error.message);
}
console.log('ical.js 2.2.1', seen);
const own = '10-01 10-10 10-03';
const expected = [own, own, own, '10-01 10-02 10-03', 'attempted to relate unrelated exception'];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node read.mjs
