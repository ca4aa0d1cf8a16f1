#!/bin/sh
# Days of delivery as lists have them (20260105, 26-1-5, 2026-13-05 with day and month changed, 2026-02-30), read by libraries of Perl for days.
# Guess: the 5th of January for the first two, or an error; errors for the others.
# Seen: Class::Date 1.1.17 takes 20260105 for seconds, a day of August 1970, 2026-13-05 for the 5th of January 2026, and the 30th of February for the 2nd of March, all without an error. DateTimeX::Easy 0.091 reads 26-1-5 as of 1926. Date::Simple 3.0300 reads the first, and refuses the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libclass-date-perl libdate-simple-perl libdatetimex-easy-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libclass-date-perl libdate-simple-perl libdatetimex-easy-perl
cd "$folder"
cat > read.pl <<'P'
use strict;
use warnings;
use Class::Date;
use Date::Simple ();
use DateTimeX::Easy;
for my $text ('20260105', '26-1-5', '2026-13-05', '2026-02-30') {
    my $class = Class::Date->new($text);
    my $easy = eval { DateTimeX::Easy->new($text) };
    printf "%s: Class::Date %s, Date::Simple %s, DateTimeX::Easy %s\n", $text, $class ? $class->ymd : 'refused', Date::Simple->new($text) // 'refused', $easy ? $easy->ymd : 'refused';
}
P
TZ=Asia/Shanghai perl read.pl 2>/dev/null | tee seen
diff seen - <<'T'
20260105: Class::Date 1970/08/23, Date::Simple 2026-01-05, DateTimeX::Easy 2026-01-05
26-1-5: Class::Date 2026/01/05, Date::Simple refused, DateTimeX::Easy 1926-01-05
2026-13-05: Class::Date 2026/01/05, Date::Simple refused, DateTimeX::Easy refused
2026-02-30: Class::Date 2026/03/02, Date::Simple refused, DateTimeX::Easy refused
T
