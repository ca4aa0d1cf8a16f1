#!/bin/sh
# A meeting on Mondays at 9:30 in China, until 12 January 9:00, so that the one of that day is no more, written as a calendar file by eluceo's iCal for PHP, and the days on which it falls by python3-icalendar and dateutil.
# Guess: the start in UTC is 01:30, the end of the series 01:00 of 12 January, and one meeting is left, that of 5 January.
# Seen: eluceo 0.16.1 writes the start so, and for the end the hour of China with the Z of Greenwich, UNTIL=20260112T090000Z; the meeting of the 12th stays.
set -eu
packages='php-cli php-eluceo-ical python3 python3-dateutil python3-icalendar'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > write.php <<'H'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/Eluceo/iCal/autoload.php';
use Eluceo\iCal\Component\{Calendar, Event};
date_default_timezone_set('Asia/Shanghai');

$rule = (new Eluceo\iCal\Property\Event\RecurrenceRule())->setFreq('WEEKLY')->setUntil(new DateTime('2026-01-12 09:00'));
$event = (new Event('1'))->setDtStart(new DateTime('2026-01-05 09:30'))->setDtEnd(new DateTime('2026-01-05 10:30'));
$event->addRecurrenceRule($rule);
$calendar = new Calendar('-//a//b');
$calendar->addComponent($event);
echo $calendar->render();
H
cat > read.py <<'X'
import icalendar
from dateutil.rrule import rrulestr

event = icalendar.Calendar.from_ical(open('a.ics').read()).walk('VEVENT')[0]
for day in rrulestr(event['RRULE'].to_ical().decode(), dtstart=event['DTSTART'].dt):
    print(day)
X
{
php write.php > a.ics
grep -E '^(DTSTART|RRULE)' a.ics | tr -d '\r'
/usr/bin/python3 read.py
} | tee seen
diff seen - <<'T'
DTSTART:20260105T013000Z
RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20260112T090000Z
2026-01-05 01:30:00+00:00
2026-01-12 01:30:00+00:00
T
