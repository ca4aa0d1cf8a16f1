#!/bin/sh
# A closing time of a tender, 5 January 2026 09:30 in Shanghai (DTSTART;TZID=Asia/Shanghai), read from a calendar file by Gammu and written as iCalendar (convertbackup), as on the way into a phone and back.
# Guess: that moment: 09:30 with its zone or no zone, or 01:30Z.
# Seen: 093000Z: the same digits as Greenwich time, eight hours late for all who read it. A time in Z (013000Z) comes back as 013000Z.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gammu >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gammu; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gammu
cd "$folder"
printf 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//x//EN\nBEGIN:VEVENT\nUID:1@example.com\nDTSTART;TZID=Asia/Shanghai:20260105T093000\nDTEND;TZID=Asia/Shanghai:20260105T113000\nSUMMARY:tender\nEND:VEVENT\nBEGIN:VEVENT\nUID:2@example.com\nDTSTART:20260105T013000Z\nDTEND:20260105T033000Z\nSUMMARY:tender\nEND:VEVENT\nEND:VCALENDAR\n' > in.ics
TZ=Asia/Shanghai gammu convertbackup in.ics out.ics >/dev/null 2>&1
{
  tr -d '\r' < out.ics | grep '^DT'
} | tee seen
diff seen - <<'T'
DTSTART:20260105T093000Z
DTEND:20260105T113000Z
DTSTART:20260105T013000Z
DTEND:20260105T033000Z
T
