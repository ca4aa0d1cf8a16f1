#!/bin/sh
# A weekly meeting from 5 January 2026, four times, of which the one of the 19th is cancelled (EXDATE), made a page of the month with ical2html, and read with iCal::Parser of Perl.
# Guess: it stands on the 5th, 12th and 26th (RFC 5545, 3.8.5.1); the manual tells of nothing that is left out of series.
# Seen (ical2html 3.0, with libical 3.0.16): on the 19th, too, whether the times are of the place or of Greenwich. iCal::Parser has the three.
set -eu
packages='ical2html libical-parser-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:x BEGIN:VEVENT UID:1@example.com DTSTAMP:20260101T000000Z "DTSTART:20260105T093000$1" "DTEND:20260105T103000$1" 'RRULE:FREQ=WEEKLY;COUNT=4' "EXDATE:20260119T093000$1" SUMMARY:例会 END:VEVENT END:VCALENDAR > a.ics
}
page() {
  echo "ical2html:$(TZ=UTC ical2html 20260101 P4W a.ics 2>/dev/null | awk '/class="date"/ { gsub(/[^0-9]/, ""); day = $0 } /例会/ { printf " %s", day }')"
}
cat > a.pl <<'P'
use iCal::Parser;
my $days = iCal::Parser->new(start => '20260101', end => '20260201', tz => 'UTC')->parse('a.ics')->{events}{2026}{1};
print 'iCal::Parser: ', join(' ', sort { $a <=> $b } keys %$days), "\n";
P
{
  calendar ''
  page
  perl a.pl
  calendar Z
  page
  perl a.pl
} | tee seen
diff seen - <<'T'
ical2html: 5 12 19 26
iCal::Parser: 5 12 26
ical2html: 5 12 19 26
iCal::Parser: 5 12 26
T
