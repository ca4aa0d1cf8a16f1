#!/bin/sh
# The time a delivery takes, fifteen days, five hours and twenty seconds, read and written for a calendar with DateTime::Format::ICal of Perl, and a period told by its beginning and its length, 20260105T013000Z/PT5H30M.
# Guess: P15DT5H0M20S or P15DT5H20S, and a period that ends at 07:00: weeks stand alone in durations, and periods may be told in this way (RFC 5545, 3.3.6 and 3.3.9; RFC 2445 has the same).
# Seen (DateTime::Format::ICal 0.09): +P2W1DT5H20S, weeks and days together, which Python's icalendar refuses and ical.js reads; of the period it says that PT5H30M is no datetime. One with two times it reads.
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
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 >/dev/null 2>&1
cat > a.pl <<'P'
use DateTime::Format::ICal;
my $format = 'DateTime::Format::ICal';
print $format->format_duration($format->parse_duration('P15DT5H0M20S')), "\n";
for my $period ('20260105T013000Z/20260105T070000Z', '20260105T013000Z/PT5H30M') {
  my $span = eval { $format->parse_period($period) };
  print "$period: ", $span ? 'to ' . $span->end->iso8601 : $@ =~ s/ at .*//sr, "\n";
}
P
perl a.pl > told
cat > a.py <<'P'
import icalendar, sys
try:
    print('icalendar:', icalendar.vDuration.from_ical(sys.argv[1]))
except ValueError:
    print('icalendar: invalid')
P
cat > a.mjs <<'J'
import ICAL from 'ical.js';
try {
  console.log(`ical.js: ${ICAL.Duration.fromString(process.argv[2])}`);
} catch {
  console.log('ical.js: invalid');
}
J
{
  cat told
  /usr/bin/python3 a.py "$(head -1 told)"
  node a.mjs "$(head -1 told)"
} | tee seen
diff seen - <<'T'
+P2W1DT5H20S
20260105T013000Z/20260105T070000Z: to 2026-01-05T07:00:00
20260105T013000Z/PT5H30M: Invalid iCal datetime string (PT5H30M)

icalendar: invalid
ical.js: P15DT5H20S
T
