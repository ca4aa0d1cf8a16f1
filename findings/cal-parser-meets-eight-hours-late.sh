#!/bin/sh
# Meetings of a calendar of China (TZID=Asia/Shanghai with its VTIMEZONE), read in China: one on 5 January at 9:30, the same on each Monday, and one at 01:30 UTC; what falls between 1 and 31 January.
# Guess: 9:30 for each, on 5, 12, 19 and 26 January for the one of Mondays.
# Seen: cal-parser 1.0.2 has 17:30 for what has a TZID, as it takes the time for one of UTC; a rule, with COUNT or without end, gives the first Monday alone. node-ical 0.26.1 has them right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cal-parser@1.0.2 node-ical@0.26.1
cat > read.mjs <<'J'
import calParser from 'cal-parser';
import nodeIcal from 'node-ical';

const zone = 'BEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0800\r\nTZOFFSETTO:+0800\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n';
const [from, to] = [new Date(2026, 0, 1), new Date(2026, 0, 31)];
const show = (dates) => dates.map((date) => new Date(date).toLocaleString('zh-CN')).join(', ');
for (const lines of ['DTSTART;TZID=Asia/Shanghai:20260105T093000', 'DTSTART:20260105T013000Z', 'DTSTART;TZID=Asia/Shanghai:20260105T093000\r\nRRULE:FREQ=WEEKLY;COUNT=4', 'DTSTART:20260105T013000Z\r\nRRULE:FREQ=WEEKLY;COUNT=4', 'DTSTART:20260105T013000Z\r\nRRULE:FREQ=WEEKLY']) {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${zone}BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:x\r\n${lines}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  console.log(lines.replace('\r\n', ' '));
  console.log(`  cal-parser: ${show(calParser.parseString(text).getEventsBetweenDates(from, to, true).map(({ dtstart }) => dtstart.value))}`);
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  console.log(`  node-ical: ${show(event.rrule ? event.rrule.between(from, to, true) : [event.start])}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
DTSTART;TZID=Asia/Shanghai:20260105T093000
  cal-parser: 2026/1/5 17:30:00
  node-ical: 2026/1/5 09:30:00
DTSTART:20260105T013000Z
  cal-parser: 2026/1/5 09:30:00
  node-ical: 2026/1/5 09:30:00
DTSTART;TZID=Asia/Shanghai:20260105T093000 RRULE:FREQ=WEEKLY;COUNT=4
  cal-parser: 2026/1/5 17:30:00
  node-ical: 2026/1/5 09:30:00, 2026/1/12 09:30:00, 2026/1/19 09:30:00, 2026/1/26 09:30:00
DTSTART:20260105T013000Z RRULE:FREQ=WEEKLY;COUNT=4
  cal-parser: 2026/1/5 09:30:00
  node-ical: 2026/1/5 09:30:00, 2026/1/12 09:30:00, 2026/1/19 09:30:00, 2026/1/26 09:30:00
DTSTART:20260105T013000Z RRULE:FREQ=WEEKLY
  cal-parser: 2026/1/5 09:30:00
  node-ical: 2026/1/5 09:30:00, 2026/1/12 09:30:00, 2026/1/19 09:30:00, 2026/1/26 09:30:00
T
