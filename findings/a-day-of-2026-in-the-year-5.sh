#!/bin/sh
# Short days as staff in China write them, 26-1-5 and 26-01-05 (year, month, day), and a time 2026-01-05 下午3:30, read by the date parsers of Perl.
# Guess: 5 January 2026, or refused; with a time 15:30, or refused.
# Seen: Date::Parse and Time::ParseDate read 26-1-5 so, Date::Manip 6.91 and DateTime::Format::Flexible 0.34 refuse it; DateTime::Format::Natural 1.16 has the 26th of January of the year 5, and of 2005 for 26-01-05. 2026-01-05 下午3:30 is midnight for
# Time::ParseDate; the others refuse it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libdatetime-format-natural-perl libdate-manip-perl libtimedate-perl libtime-parsedate-perl libdatetime-format-flexible-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libdatetime-format-natural-perl libdate-manip-perl libtimedate-perl libtime-parsedate-perl libdatetime-format-flexible-perl
cd "$folder"
export TZ=Asia/Shanghai LC_ALL=C.UTF-8
cat > read.pl <<'P'
use utf8;
use open qw(:std :utf8);
use strict;
use Date::Manip qw(UnixDate);
use Date::Parse qw(str2time);
use DateTime::Format::Flexible;
use DateTime::Format::Natural;
use POSIX qw(strftime);
use Time::ParseDate qw(parsedate);
my $show = sub { defined $_[0] ? strftime('%Y-%m-%d %H:%M', localtime $_[0]) : 'refused' };
for my $text ('2026-1-5', '26-1-5', '26-01-05', '2026-01-05 下午3:30') {
    my $natural = DateTime::Format::Natural->new;
    my $day = $natural->parse_datetime($text);
    my $flexible = eval { DateTime::Format::Flexible->parse_datetime($text)->strftime('%Y-%m-%d %H:%M') } // 'refused';
    print join(' | ', $text, 'Date::Parse ' . $show->(str2time($text)), 'ParseDate ' . $show->(scalar parsedate($text)), 'Manip ' . (UnixDate($text, '%Y-%m-%d %H:%M') // 'refused'), "Flexible $flexible", 'Natural ' . ($natural->success ? $day->strftime('year %Y, month %m, day %d') : 'refused')), "\n";
}
P
perl read.pl | tee seen
diff seen - <<'T'
2026-1-5 | Date::Parse 2026-01-05 00:00 | ParseDate 2026-01-05 00:00 | Manip 2026-01-05 00:00 | Flexible 2026-01-05 00:00 | Natural year 2026, month 01, day 05
26-1-5 | Date::Parse 2026-01-05 00:00 | ParseDate 2026-01-05 00:00 | Manip refused | Flexible refused | Natural year 5, month 01, day 26
26-01-05 | Date::Parse 2026-01-05 00:00 | ParseDate 2026-01-05 00:00 | Manip 2026-01-05 00:00 | Flexible refused | Natural year 2005, month 01, day 26
2026-01-05 下午3:30 | Date::Parse refused | ParseDate 2026-01-05 00:00 | Manip refused | Flexible refused | Natural refused
T
