#!/bin/sh
# A stocktaking on 5 January as an event of a whole day, made in China by the libraries of npm that write calendars and links to them, from the Date of that day there, new Date(2026, 0, 5), until the next.
# Guess: DTSTART;VALUE=DATE:20260105, the day of the place, or of the zone that was given.
# Seen: ical-generator 10.2.0, ts-ics 2.4.6, ical-toolkit 1.0.9 and calendar-link 2.11.5 (which leaves out VALUE=DATE, too) take the day in Greenwich: 20260104, a day early for all east of it; in New York it is right.
# With timezone Asia/Shanghai for the calendar ical-generator has the 5th.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact calendar-link@2.11.5 ical-generator@10.2.0 ical-toolkit@1.0.9 ts-ics@2.4.6
cat > write.mjs <<'J'
import { google, ics } from 'calendar-link';
import icalGenerator from 'ical-generator';
import icalToolkit from 'ical-toolkit';
import { generateIcsCalendar } from 'ts-ics';

const [start, end, stamp] = [new Date(2026, 0, 5), new Date(2026, 0, 6), new Date(2026, 0, 1)];
const generated = (options) => {
  const calendar = icalGenerator(options);
  calendar.createEvent({ start, end, allDay: true, summary: '盘点' });
  return calendar.toString();
};
const builder = icalToolkit.createIcsFileBuilder();
builder.events.push({ start, end, allDay: true, summary: '盘点', uid: '1', stamp });
const texts = {
  'ical-generator': generated({ name: 'x' }),
  'ical-generator, with a zone': generated({ name: 'x', timezone: 'Asia/Shanghai' }),
  'ts-ics': generateIcsCalendar({ version: '2.0', prodId: 'x', events: [{ uid: '1', summary: '盘点', stamp: { date: stamp }, start: { date: start, type: 'DATE' }, end: { date: end, type: 'DATE' } }] }),
  'ical-toolkit': builder.toString(),
  'calendar-link': decodeURIComponent(ics({ title: '盘点', start, end, allDay: true })),
  'calendar-link, for Google': google({ title: '盘点', start, end, allDay: true }),
};
for (const [name, text] of Object.entries(texts)) console.log(`${process.env.TZ}, ${name}: ${text.match(/DTSTART[^\r\n]*|dates=[^&]*/)[0]}`);
J
for zone in Asia/Shanghai America/New_York; do
  TZ=$zone node write.mjs
done | tee seen
diff seen - <<'T'
Asia/Shanghai, ical-generator: DTSTART;VALUE=DATE:20260104
Asia/Shanghai, ical-generator, with a zone: DTSTART;VALUE=DATE:20260105
Asia/Shanghai, ts-ics: DTSTART;VALUE=DATE:20260104
Asia/Shanghai, ical-toolkit: DTSTART;VALUE=DATE:20260104
Asia/Shanghai, calendar-link: DTSTART:20260104
Asia/Shanghai, calendar-link, for Google: dates=20260104%2F20260105
America/New_York, ical-generator: DTSTART;VALUE=DATE:20260105
America/New_York, ical-generator, with a zone: DTSTART;VALUE=DATE:20260105
America/New_York, ts-ics: DTSTART;VALUE=DATE:20260105
America/New_York, ical-toolkit: DTSTART;VALUE=DATE:20260105
America/New_York, calendar-link: DTSTART:20260105
America/New_York, calendar-link, for Google: dates=20260105%2F20260106
T
