#!/bin/sh
# A meeting of four Mondays on Radicale, fetched by tsdav for January with expand: true (calendar-data with <expand> of RFC 4791, 9.6.5), so that the client need not know rules.
# Guess: four meetings, each with its own start and without a rule; servers must do so.
# Seen: radicale 3.1.8 takes no notice of <expand>: the meeting comes once, with its rule and the start of the first Monday, and a client that believes what it asked for shows one meeting.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s radicale >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends radicale; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' radicale
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tsdav@2.3.4
printf '[server]\nhosts = 127.0.0.1:22011\n[auth]\ntype = none\n[storage]\nfilesystem_folder = %s/store\n' "$folder" > radicale.conf
radicale -C radicale.conf >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
cat > fetch.mjs <<'J'
import { setTimeout } from 'node:timers/promises';
import { createDAVClient } from 'tsdav';

const serverUrl = 'http://127.0.0.1:22011';
while (!(await fetch(serverUrl).catch(() => false))) await setTimeout(200);
const client = await createDAVClient({ serverUrl, credentials: { username: 'u', password: 'u' }, authMethod: 'Basic', defaultAccountType: 'caldav' });
await client.makeCalendar({ url: `${serverUrl}/u/work/`, props: { displayname: '排产' } });
const [calendar] = await client.fetchCalendars();
await client.createCalendarObject({ calendar, filename: 'mondays.ics', iCalString: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260105T013000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=4\r\nSUMMARY:例会\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n' });
for (const expand of [false, true]) {
  const found = await client.fetchCalendarObjects({ calendar, timeRange: { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' }, expand });
  console.log(`${calendar.displayName}, expand ${expand}: ${found.map(({ data }) => data.match(/^(DTSTART|RRULE).*/gm).map((line) => line.trim()).join(' ')).join(', ')}`);
}
J
node fetch.mjs | tee seen
diff seen - <<'T'
排产, expand false: DTSTART:20260105T013000Z RRULE:FREQ=WEEKLY;COUNT=4
排产, expand true: DTSTART:20260105T013000Z RRULE:FREQ=WEEKLY;COUNT=4
T
