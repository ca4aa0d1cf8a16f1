#!/bin/sh
# A calendar on Xandikos: a meeting on each Monday from 5 January, one on the last Friday of each month, and one that was moved from 13 to 15 January by a RECURRENCE-ID; asked for by day (time-range of a calendar-query), as clients on telephones ask.
# Guess: RFC 4791, 9.9: what recurs is found on each day on which it falls (as Radicale finds it).
# Seen: xandikos 0.2.8 looks at the first meeting alone: the meeting of Mondays is not found after 5 January, the last Friday not in February,
# and of the three visits not the one of 20 January.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in xandikos python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' xandikos python3
cd "$folder"
mkdir store
xandikos --defaults -d "$folder/store" -p 21931 -l 127.0.0.1 >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
cat > ask.py <<'P'
import re, time, urllib.request
def ask(method, path, body, **headers):
    request = urllib.request.Request('http://127.0.0.1:21931/user/calendars/work/' + path, body.encode() or None, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as error:
        return str(error.code)
for _ in range(100):
    try:
        ask('MKCALENDAR', '', '')
        break
    except urllib.error.URLError:
        time.sleep(0.2)
begin, end = 'BEGIN:VEVENT\r\nUID:%s\r\nDTSTAMP:20260101T000000Z\r\n', 'DURATION:PT1H\r\nEND:VEVENT\r\n'
events = {
    'mondays': begin + 'DTSTART:20260105T013000Z\r\nRRULE:FREQ=WEEKLY;COUNT=4\r\n' + end,
    'last-friday': begin + 'DTSTART:20260130T070000Z\r\nRRULE:FREQ=MONTHLY;BYDAY=-1FR\r\n' + end,
    'moved': begin + 'DTSTART:20260106T060000Z\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n' + end + begin + 'RECURRENCE-ID:20260113T060000Z\r\nDTSTART:20260115T080000Z\r\n' + end,
}
for uid, text in events.items():
    ask('PUT', uid + '.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n' + text.replace('%s', uid) + 'END:VCALENDAR\r\n', **{'Content-Type': 'text/calendar'})
def query(day):
    span = f'start="2026{day}T000000Z" end="2026{day}T235959Z"'
    return ask('REPORT', '', f'<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range {span}/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>', Depth='1', **{'Content-Type': 'application/xml'})
for day in ['0105', '0106', '0112', '0113', '0115', '0119', '0120', '0126', '0130', '0227']:
    print(day, ' '.join(sorted(set(re.findall(r'UID:([\w-]+)', query(day))))) or 'nothing')
P
/usr/bin/python3 ask.py | tee seen
diff seen - <<'T'
0105 mondays
0106 moved
0112 nothing
0113 nothing
0115 moved
0119 nothing
0120 nothing
0126 nothing
0130 last-friday
0227 nothing
T
