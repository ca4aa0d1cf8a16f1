#!/bin/sh
# A yearly event (last Friday of November) that was entered in January and shall come three times, by Debian's sabre/vobject, for calendars in PHP.
# Guess: after the first day it comes each November.
# Seen (sabre/vobject 2.1.7): the next day is the last Friday of January, a month that the rule leaves out, and only then Novembers. It counts, so that the last is lost. Entered on
# the 31st there is no such day.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-sabre-vobject php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-sabre-vobject php-cli
cd "$folder"
cat > read.php <<'P'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/Sabre/VObject/includes.php';
foreach (['20260105', '20260131'] as $day) {
    $calendar = Sabre\VObject\Reader::read("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:$day\r\n"
        . "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-1FR;COUNT=3\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");
    $calendar->expand(new DateTime('2026-01-01'), new DateTime('2029-01-01'));
    $days = [];
    foreach ($calendar->VEVENT as $event) $days[] = $event->DTSTART->getDateTime()->format('Y-m-d');
    echo "$day: ", implode(', ', $days), "\n";
}
P
php read.php | tee seen
diff seen - <<'T'
20260105: 2026-01-05, 2026-01-30, 2026-11-27
20260131: 2026-01-31, 2026-11-27, 2027-11-26
T
