#!/bin/sh
# How much of its working time a shop took to answer (Monday to Friday, 8:30 to 18:00, an hour and a half at noon), by Business::Hours of Perl: between for one hour, for a whole day, and for spans of the next days, asked of one object as a program does.
# Guess: 3600, 28800, and so on for each span, as the page has no word of an order.
# Seen (Business::Hours 0.13): an hour is 3601 seconds, though a day from its first to its last second is 28800. All that is later than the first span that was asked for is -1: the hours are laid out for that one alone. A new object for each is right again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s libbusiness-hours-perl >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libbusiness-hours-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libbusiness-hours-perl
cd "$folder"
cat > ask.pl <<'P'
use strict;
use warnings;
use Business::Hours;
use POSIX qw(mktime);
sub hours {
    my $hours = Business::Hours->new;
    my %days = map { $_ => { Name => $_, Start => '08:30', End => '18:00', Breaks => [{ Start => '12:00', End => '13:30' }] } } 1 .. 5;
    $hours->business_hours(%days, map { $_ => { Name => $_, Start => undef, End => undef } } 0, 6);
    return $hours;
}
sub moment { my ($day, $hour, $minute) = @_; return mktime(0, $minute, $hour, $day, 0, 126) }
my $kept = hours();
for my $span (['Monday from 9:00 to 10:00', [5, 9, 0], [5, 10, 0]], ['Monday from 8:30 to 18:00', [5, 8, 30], [5, 18, 0]], ['Tuesday from 9:00 to 11:00', [6, 9, 0], [6, 11, 0]], ['Friday 17:00 to Monday 9:30', [9, 17, 0], [12, 9, 30]]) {
    my ($name, $start, $end) = @$span;
    printf "%s: %d, of a new object %d\n", $name, $kept->between(moment(@$start), moment(@$end)), hours()->between(moment(@$start), moment(@$end));
}
P
TZ=Asia/Shanghai perl ask.pl | tee seen
diff seen - <<'T'
Monday from 9:00 to 10:00: 3601, of a new object 3601
Monday from 8:30 to 18:00: -1, of a new object 28800
Tuesday from 9:00 to 11:00: -1, of a new object 7201
Friday 17:00 to Monday 9:30: -1, of a new object 7201
T
