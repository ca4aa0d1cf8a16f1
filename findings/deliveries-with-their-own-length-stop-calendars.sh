#!/bin/sh
# A delivery with a second one that lasts longer, as RFC 5545 (3.8.5.2) has it: DTSTART on 16 January at 8 for two hours, RDATE;VALUE=PERIOD:20260119T000000Z/PT4H; given to calendar programs, together with a meeting.
# Guess: two deliveries, the second of four hours; at worst the second as long as the first.
# Seen: radicale 3.1.8 does not take the file (400). recurring-ical-events 2.0.1 stops with a TypeError, so that the meeting of the same calendar is not shown either. Emacs 28.2 takes over the meeting alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in radicale curl python3-recurring-ical-events python3-icalendar emacs-nox; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' radicale curl python3-recurring-ical-events python3-icalendar emacs-nox
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
begin='BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n'
delivery='BEGIN:VEVENT\r\nUID:delivery\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:delivery\r\nDTSTART:20260116T000000Z\r\nDURATION:PT2H\r\nRDATE;VALUE=PERIOD:20260119T000000Z/PT4H\r\nEND:VEVENT\r\n'
meeting='BEGIN:VEVENT\r\nUID:meeting\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:meeting\r\nDTSTART:20260117T000000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n'
printf "$begin$delivery${meeting}END:VCALENDAR\r\n" > both.ics
printf "$begin${delivery}END:VCALENDAR\r\n" > delivery.ics
printf "$begin${meeting}END:VCALENDAR\r\n" > meeting.ics
printf '[server]\nhosts = 127.0.0.1:22001\n[auth]\ntype = none\n[storage]\nfilesystem_folder = %s/store\n' "$folder" > radicale.conf
radicale -C radicale.conf >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s -u u:u -o page -X MKCALENDAR http://127.0.0.1:22001/u/work/; do sleep 0.2; done
cat > read.py <<'P'
import icalendar, recurring_ical_events
try:
    print('recurring-ical-events:', *(f"{event['SUMMARY']} {event['DTSTART'].dt:%d}" for event in recurring_ical_events.of(icalendar.Calendar.from_ical(open('both.ics').read())).between((2026, 1, 1), (2026, 2, 1))))
except TypeError as error:
    print('recurring-ical-events: TypeError')
P
cat > import.el <<'L'
(require 'icalendar)
(insert-file-contents "both.ics")
(let ((inhibit-message t)) (icalendar-import-buffer (expand-file-name "diary") t))
(princ (format "Emacs: %s\n" (with-temp-buffer (insert-file-contents "diary") (string-trim (buffer-string)))))
L
{
  echo "radicale: $(curl -s -u u:u -o page -w '%{http_code}' -T delivery.ics http://127.0.0.1:22001/u/work/delivery.ics), meeting: $(curl -s -u u:u -o page -w '%{http_code}' -T meeting.ics http://127.0.0.1:22001/u/work/meeting.ics)"
  /usr/bin/python3 read.py
  emacs -Q --batch -l import.el 2>said
} | tee seen
diff seen - <<'T'
radicale: 400, meeting: 201
recurring-ical-events: TypeError
Emacs: 1/17/2026 08:00-09:00 meeting
T
