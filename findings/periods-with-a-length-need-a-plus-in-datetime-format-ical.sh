#!/bin/sh
# The time a measuring takes, as a period of a calendar, told by its beginning and its end, and by its beginning and its length, 20260105T013000Z/PT5H30M, read with DateTime::Format::ICal of Perl and with icalendar of Python.
# Guess: from 01:30 to 07:00 each time: a period may be told in both ways, and the plus sign before the length may be left out (RFC 5545, 3.3.9 and 3.3.6; RFC 2445 has the same); the manual says that parse_period reads periods of iCal.
# Seen (DateTime::Format::ICal 0.09): of PT5H30M it says that it is no datetime; with a plus sign, which hardly anyone writes, it reads it. parse_duration reads both. icalendar reads all three.
set -eu
packages='libdatetime-format-ical-perl python3-icalendar'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pl <<'P'
use DateTime::Format::ICal;
my $format = 'DateTime::Format::ICal';
for my $period (@ARGV) {
  my $span = eval { $format->parse_period($period) };
  print "$period DateTime::Format::ICal: ", $span ? 'to ' . $span->end->iso8601 : $@ =~ s/ at .*//sr =~ s/\s+$//r, "\n";
}
print 'parse_duration: ', join(' and ', map { $format->parse_duration($_)->in_units('minutes') } 'PT5H30M', '+PT5H30M'), " minutes\n";
P
cat > a.py <<'P'
import icalendar, sys
for period in sys.argv[1:]:
    start, end = icalendar.vPeriod.from_ical(period)
    print(period, 'icalendar: to', (end if hasattr(end, 'hour') else start + end).strftime('%Y-%m-%dT%H:%M:%S'))
P
set -- 20260105T013000Z/20260105T070000Z 20260105T013000Z/PT5H30M 20260105T013000Z/+PT5H30M
{
  perl a.pl "$@"
  /usr/bin/python3 a.py "$@"
} | tee seen
diff seen - <<'T'
20260105T013000Z/20260105T070000Z DateTime::Format::ICal: to 2026-01-05T07:00:00
20260105T013000Z/PT5H30M DateTime::Format::ICal: Invalid iCal datetime string (PT5H30M)
20260105T013000Z/+PT5H30M DateTime::Format::ICal: to 2026-01-05T07:00:00
parse_duration: 330 and 330 minutes
20260105T013000Z/20260105T070000Z icalendar: to 2026-01-05T07:00:00
20260105T013000Z/PT5H30M icalendar: to 2026-01-05T07:00:00
20260105T013000Z/+PT5H30M icalendar: to 2026-01-05T07:00:00
T
