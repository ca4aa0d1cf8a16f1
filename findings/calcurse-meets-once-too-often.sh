#!/bin/sh
# A meeting on Mondays and Wednesdays, four times (COUNT=4), of which one is cancelled (EXDATE), and an appointment of Outlook ("China Standard Time", which the file defines as +08:00), imported into calcurse in China.
# Guess: three meetings are left, the last on the 14th, as COUNT is of the days before the cancelled are taken out (RFC 5545); Outlook's appointment is at 9:30.
# Seen (calcurse 4.7.1): a fourth meeting comes on the 19th; the appointment is at 17:30, as if its zone were UTC, while one in Asia/Shanghai is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in calcurse; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' calcurse
cd "$folder"
cat > list.ics <<'I'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:x
BEGIN:VTIMEZONE
TZID:China Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0800
TZOFFSETTO:+0800
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1
DTSTAMP:20260101T000000Z
DTSTART;TZID=Asia/Shanghai:20260105T093000
DTEND;TZID=Asia/Shanghai:20260105T103000
SUMMARY:Meeting
RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4
EXDATE;TZID=Asia/Shanghai:20260107T093000
END:VEVENT
BEGIN:VEVENT
UID:2
DTSTAMP:20260101T000000Z
DTSTART;TZID=China Standard Time:20260106T093000
DTEND;TZID=China Standard Time:20260106T103000
SUMMARY:Outlook
END:VEVENT
END:VCALENDAR
I
mkdir data
export TZ=Asia/Shanghai
calcurse -q -D data -i list.ics >/dev/null
calcurse -q -D data -Q --from 01/01/2026 --to 01/31/2026 | tee seen
diff seen - <<'T'
01/05/26:
 - 09:30 -> 10:30
	Meeting

01/06/26:
 - 17:30 -> 18:30
	Outlook

01/12/26:
 - 09:30 -> 10:30
	Meeting

01/14/26:
 - 09:30 -> 10:30
	Meeting

01/19/26:
 - 09:30 -> 10:30
	Meeting
T
