#!/bin/sh
# An appointment with a long description in Chinese as a file for calendars, by libraries of npm; its line ends, the longest line, and where it says which program wrote it (PRODID, which must be there, before the events: RFC 5545, 3.6).
# Guess: CR LF, lines of 75 bytes at most (3.1), PRODID with a name before the event.
# Seen: ical-generator 10.2.0 does so. ics 3.12.0 counts characters where the format counts bytes: 201. datebook 8.0.1 ends lines by LF alone, writes the description in one line of 282 bytes, and PRODID behind the event.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact datebook@8.0.1 ical-generator@10.2.0 ics@3.12.0
cat > run.cjs <<'J'
const { ICalendar } = require('datebook');
const ical = require('ical-generator');
const { createEvent } = require('ics');

const title = '量尺';
const description = '上门测量衣柜与橱柜尺寸，请带户型图。'.repeat(5);
const [start, end] = [new Date('2026-01-05T01:30:00Z'), new Date('2026-01-05T02:30:00Z')];
const calendar = (ical.default ?? ical)({ prodId: '//portal//portal//EN' });
calendar.createEvent({ start, end, summary: title, description });
const files = {
  ics: createEvent({ title, description, start: start.getTime(), end: end.getTime() }).value,
  'ical-generator': calendar.toString(),
  datebook: new ICalendar({ title, description, start, end }).render(),
};
for (const [library, text] of Object.entries(files)) {
  const lines = text.split(/\r?\n/);
  const product = lines.findIndex((line) => line.startsWith('PRODID'));
  console.log(`${library}: ${/[^\r]\n/.test(text) ? 'LF' : 'CR LF'}, longest line ${Math.max(...lines.map((line) => Buffer.byteLength(line)))} bytes, PRODID ${lines[product].slice(7) || 'empty'} ${product < lines.indexOf('BEGIN:VEVENT') ? 'before' : 'behind'} the event`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
ics: CR LF, longest line 201 bytes, PRODID adamgibbons/ics before the event
ical-generator: CR LF, longest line 73 bytes, PRODID -//portal//portal//EN before the event
datebook: LF, longest line 282 bytes, PRODID datebook behind the event
T
