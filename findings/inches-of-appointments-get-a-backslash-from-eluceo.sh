#!/bin/sh
# An appointment about a door of 18", with a comma and a semicolon in its title, written as a calendar file by eluceo's iCal for PHP and by python3-icalendar, and read by python3-icalendar and ical.js.
# Guess: 门板 18", 白; 橡木 as it was: in texts a comma, a semicolon, a backslash and a line break are escaped, a quotation mark is not (RFC 5545, 3.3.11).
# Seen: eluceo 0.16.1 writes a backslash before the mark, too, which both readers show.
set -eu
packages='php-cli php-eluceo-ical python3 python3-icalendar'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1
cat > write.php <<'H'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/Eluceo/iCal/autoload.php';
use Eluceo\iCal\Component\{Calendar, Event};
date_default_timezone_set('Asia/Shanghai');

$event = (new Event('1'))->setDtStart(new DateTime('2026-01-05 09:30'))->setDtEnd(new DateTime('2026-01-05 10:30'))->setSummary('门板 18", 白; 橡木');
$calendar = new Calendar('-//a//b');
$calendar->addComponent($event);
echo $calendar->render();
H
cat > read.mjs <<'J'
import { readFileSync } from 'fs';
import ICAL from 'ical.js';

console.log('ical.js', new ICAL.Component(ICAL.parse(readFileSync('a.ics', 'utf8'))).getFirstSubcomponent('vevent').getFirstPropertyValue('summary'));
J
{
php write.php > a.ics
grep '^SUMMARY' a.ics | tr -d '\r'
/usr/bin/python3 -c 'import icalendar; print(icalendar.Event(summary=icalendar.vText("门板 18\", 白; 橡木")).to_ical().decode().splitlines()[1])'
/usr/bin/python3 -c 'import icalendar; print("Python", icalendar.Calendar.from_ical(open("a.ics").read()).walk("VEVENT")[0]["SUMMARY"])'
node read.mjs
} | tee seen
diff seen - <<'T'
SUMMARY:门板 18\"\, 白\; 橡木
SUMMARY:门板 18"\, 白\; 橡木
Python 门板 18\", 白; 橡木
ical.js 门板 18\", 白; 橡木
T
