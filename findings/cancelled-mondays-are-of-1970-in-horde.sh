#!/bin/sh
# A meeting on Mondays of which two are cancelled, EXDATE:20260112T013000Z,20260119T013000Z, read by Horde's iCalendar for PHP and written again, and an appointment on two more days (RDATE).
# Guess: the same two times, as the rules for EXDATE and RDATE are those of any list of times (RFC 5545, 3.8.5.1 and 3.8.5.2).
# Seen: Horde_Icalendar 2.1.8 reads them as days, drops the second, and writes three times of 1 January 1970, which are year, month and day as seconds.
set -eu
packages='php-cli php-horde-icalendar'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > turn.php <<'H'
<?php
error_reporting(E_ERROR);
spl_autoload_register(fn ($class) => @include strtr($class, '_', '/') . '.php');
foreach (['EXDATE', 'RDATE'] as $name) {
    $calendar = new Horde_Icalendar();
    $calendar->parsevCalendar("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20260105T013000Z\r\nRRULE:FREQ=WEEKLY\r\n$name:20260112T013000Z,20260119T013000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");
    echo json_encode($calendar->getComponents()[0]->getAttribute($name)), "\n";
    echo trim(preg_grep("/^$name/", explode("\n", $calendar->exportvCalendar()))[8]), "\n";
}
H
php turn.php | tee seen
diff seen - <<'T'
{"year":"2026","month":"01","mday":"12"}
EXDATE:19700101T003346Z,19700101T000001Z,19700101T000012Z
{"year":"2026","month":"01","mday":"12"}
RDATE:19700101T003346Z,19700101T000001Z,19700101T000012Z
T
