#!/bin/sh
# An appointment in Chinese (投标截止, its place 佛山) and a task with a day (门板报价, due 31 January), read from a calendar file by Gammu and written as iCalendar 2.0 and as vCalendar 1.0 (convertbackup), then read by python3-icalendar.
# Guess: the same words in both, and the task's day.
# Seen: in iCalendar 2.0 the words are in quoted-printable and nothing says so (2.0 knows no such thing): readers show =E6=8A=95…. In vCalendar 1.0 it is said. The task's day is left out of both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gammu python3-icalendar; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gammu python3-icalendar
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
printf 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//x//EN\nBEGIN:VEVENT\nUID:1@example.com\nDTSTART:20260105T013000Z\nDTEND:20260105T033000Z\nSUMMARY:投标截止\nLOCATION:佛山\nEND:VEVENT\nBEGIN:VTODO\nUID:2@example.com\nSUMMARY:门板报价\nDUE:20260131T080000Z\nEND:VTODO\nEND:VCALENDAR\n' > in.ics
gammu convertbackup in.ics out.ics >/dev/null 2>&1
gammu convertbackup in.ics out.vcs >/dev/null 2>&1
cat > read.py <<'P'
import icalendar
for item in icalendar.Calendar.from_ical(open('out.ics', 'rb').read()).walk():
    if item.name != 'VCALENDAR':
        print(item.name, item.get('summary'), item.get('location'), item.get('due'))
P
{
  /usr/bin/python3 read.py
  tr -d '\r' < out.vcs | grep -E '^(SUMMARY|DUE)'
} | tee seen
diff seen - <<'T'
VEVENT =E6=8A=95=E6=A0=87=E6=88=AA=E6=AD=A2 =E4=BD=9B=E5=B1=B1 None
VTODO =E9=97=A8=E6=9D=BF=E6=8A=A5=E4=BB=B7 None None
SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=8A=95=E6=A0=87=E6=88=AA=E6=AD=A2
SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=97=A8=E6=9D=BF=E6=8A=A5=E4=BB=B7
T
