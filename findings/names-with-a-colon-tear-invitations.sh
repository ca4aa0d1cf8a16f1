#!/bin/sh
# An invitation whose guest is named with a colon, CN="采购: 王五", in quotation marks as iCalendar has it for such names (RFC 5545, 3.2), and whose title has a comma and a line break, escaped; read by libraries of npm.
# Guess: the name and the address mailto:a@portal.example, the title without backslashes.
# Seen: ical.js 2.2.1 and node-ical do so. ical2json 5.0.0 takes the colon in the name for the end of it: the name is "采购 and the address is 王五":mailto:a@portal.example; the backslashes of the title stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 ical2json@5.0.0 node-ical@0.26.1
cat > run.cjs <<'J'
const { convert } = require('ical2json');
const ical = require('node-ical');

const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260105T000000Z', 'DTSTART:20260105T013000Z', 'SUMMARY:量尺\\, 安装\\n带图', 'ATTENDEE;CN="采购: 王五":mailto:a@portal.example', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
(async () => {
  const { default: ICAL } = await import('ical.js');
  const [, , [[, properties]]] = ICAL.parse(text);
  const find = (key) => properties.find(([name]) => name === key);
  const [event] = Object.values(ical.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT');
  const [{ VEVENT: [plain] }] = convert(text).VCALENDAR;
  console.log(`ical.js: ${JSON.stringify([find('attendee')[1].cn, find('attendee')[3], find('summary')[3]])}`);
  console.log(`node-ical: ${JSON.stringify([event.attendee.params.CN, event.attendee.val, event.summary])}`);
  console.log(`ical2json: ${JSON.stringify([plain.ATTENDEE.CN, plain.ATTENDEE._, plain.SUMMARY])}`);
})();
J
node run.cjs | tee seen
diff seen - <<'T'
ical.js: ["采购: 王五","mailto:a@portal.example","量尺, 安装\n带图"]
node-ical: ["采购: 王五","mailto:a@portal.example","量尺, 安装\n带图"]
ical2json: ["\"采购"," 王五\":mailto:a@portal.example","量尺\\, 安装\\n带图"]
T
