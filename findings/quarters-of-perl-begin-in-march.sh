#!/bin/sh
# Crontab lines with steps, every third month on the 1st (the quarters' demands) and every second day, as three libraries of Perl read them, from 30 November 2026.
# Guess: steps are counted from the first of the range, 1: January, April, July, October; the 1st, the 3rd, the 5th, as crontab(5) has it.
# Seen: DateTime::Event::Cron 0.09 does. Schedule::Cron::Events 1.96 takes what can be divided: March, June, September, December, and the 2nd, the 4th, the 6th. Schedule::Cron 1.05 takes those and the first besides: January, March, June, and
# days 1, 2, 4, 6: five demands a year. Hours, which begin with 0, are right with all, and so is 1-12/3.
set -eu
for package in libdatetime-event-cron-perl libschedule-cron-events-perl libschedule-cron-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libdatetime-event-cron-perl libschedule-cron-events-perl libschedule-cron-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > next.pl <<'P'
use strict;
use warnings;
use DateTime;
use DateTime::Event::Cron;
use POSIX qw(mktime strftime);
use Schedule::Cron;
use Schedule::Cron::Events;
my $now = mktime(0, 0, 12, 30, 10, 126);
for my $line ('0 9 1 */3 *', '0 9 1 1-12/3 *', '0 9 */2 * *', '0 */5 * * *') {
    my $cron = Schedule::Cron->new(sub { });
    my $events = Schedule::Cron::Events->new($line, Seconds => $now);
    my $event = DateTime::Event::Cron->new(cron => $line);
    my ($time, $moment, %next) = ($now, DateTime->from_epoch(epoch => $now, time_zone => 'Asia/Shanghai'));
    for (1 .. 6) {
        $time = $cron->get_next_execution_time($line, $time);
        push @{ $next{'Schedule::Cron'} }, strftime('%m-%d %H', localtime $time);
        push @{ $next{'Schedule::Cron::Events'} }, strftime('%m-%d %H', $events->nextEvent);
        $moment = $event->next($moment);
        push @{ $next{'DateTime::Event::Cron'} }, $moment->strftime('%m-%d %H');
    }
    print "$line, $_: ", join(', ', @{ $next{$_} }), "\n" for sort keys %next;
}
P
TZ=Asia/Shanghai perl next.pl | tee seen
diff seen - <<'T'
0 9 1 */3 *, DateTime::Event::Cron: 01-01 09, 04-01 09, 07-01 09, 10-01 09, 01-01 09, 04-01 09
0 9 1 */3 *, Schedule::Cron: 12-01 09, 01-01 09, 03-01 09, 06-01 09, 09-01 09, 12-01 09
0 9 1 */3 *, Schedule::Cron::Events: 12-01 09, 03-01 09, 06-01 09, 09-01 09, 12-01 09, 03-01 09
0 9 1 1-12/3 *, DateTime::Event::Cron: 01-01 09, 04-01 09, 07-01 09, 10-01 09, 01-01 09, 04-01 09
0 9 1 1-12/3 *, Schedule::Cron: 01-01 09, 04-01 09, 07-01 09, 10-01 09, 01-01 09, 04-01 09
0 9 1 1-12/3 *, Schedule::Cron::Events: 01-01 09, 04-01 09, 07-01 09, 10-01 09, 01-01 09, 04-01 09
0 9 */2 * *, DateTime::Event::Cron: 12-01 09, 12-03 09, 12-05 09, 12-07 09, 12-09 09, 12-11 09
0 9 */2 * *, Schedule::Cron: 12-01 09, 12-02 09, 12-04 09, 12-06 09, 12-08 09, 12-10 09
0 9 */2 * *, Schedule::Cron::Events: 12-02 09, 12-04 09, 12-06 09, 12-08 09, 12-10 09, 12-12 09
0 */5 * * *, DateTime::Event::Cron: 11-30 15, 11-30 20, 12-01 00, 12-01 05, 12-01 10, 12-01 15
0 */5 * * *, Schedule::Cron: 11-30 15, 11-30 20, 12-01 00, 12-01 05, 12-01 10, 12-01 15
0 */5 * * *, Schedule::Cron::Events: 11-30 15, 11-30 20, 12-01 00, 12-01 05, 12-01 10, 12-01 15
T
