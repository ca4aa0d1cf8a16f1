#!/bin/sh
# A calendar on Radicale: a fair of three days from 8 January, written with an end (DTEND) and with how long it lasts (DURATION:P3D), and a journey of a week likewise; asked for by day (time-range of a calendar-query).
# Guess: RFC 4791, 9.9: found on each of their days, however the end is written.
# Seen: radicale 3.1.8 finds what has DTEND on each day; of what has DURATION it counts the seconds without the days, and finds the fair and the journey on the first day alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in radicale python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' radicale python3
cd "$folder"
cat > conf <<C
[server]
hosts = 127.0.0.1:21921
[auth]
type = none
[storage]
filesystem_folder = $folder/store
C
radicale -C conf >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
cat > ask.py <<'P'
import re, time, urllib.request
def ask(method, path, body, **headers):
    request = urllib.request.Request('http://127.0.0.1:21921/u/work/' + path, body.encode() or None, {'Authorization': 'Basic dTp1', **headers}, method=method)
    with urllib.request.urlopen(request) as answer:
        return answer.read().decode()
for _ in range(100):
    try:
        ask('MKCALENDAR', '', '')
        break
    except urllib.error.URLError:
        time.sleep(0.2)
events = {
    'fair-end': 'DTSTART;VALUE=DATE:20260108\r\nDTEND;VALUE=DATE:20260111',
    'fair-duration': 'DTSTART;VALUE=DATE:20260108\r\nDURATION:P3D',
    'journey-end': 'DTSTART:20260110T000000Z\r\nDTEND:20260117T000000Z',
    'journey-duration': 'DTSTART:20260110T000000Z\r\nDURATION:P1W',
    'visit-hours': 'DTSTART:20260110T000000Z\r\nDURATION:PT168H',
}
for uid, times in events.items():
    ask('PUT', uid + '.ics', f'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:{uid}\r\nDTSTAMP:20260101T000000Z\r\n{times}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', **{'Content-Type': 'text/calendar'})
found = {uid: [] for uid in events}
for day in range(7, 19):
    query = f'<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="202601{day:02}T000000Z" end="202601{day + 1:02}T000000Z"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>'
    for uid in re.findall(r'UID:([\w-]+)', ask('REPORT', '', query, Depth='1')):
        found[uid].append(str(day))
for uid, days in found.items():
    print(uid + ':', ' '.join(days))
P
/usr/bin/python3 ask.py | tee seen
diff seen - <<'T'
fair-end: 8 9 10
fair-duration: 8
journey-end: 10 11 12 13 14 15 16
journey-duration: 10
visit-hours: 10
T
