#!/bin/sh
# An appointment whose title names a folder, D:\new\图纸, written by the libraries themselves where they write, so with two backslashes, and read again.
# Guess: the folder as it was: the backslash is written twice, and "n" behind it is a letter (RFC 5545, 3.3.11); a text that is written and read is the same.
# Seen: Data::ICal 0.24 of Perl, icalendar 4.0.3 of Python and icalendar 0.7.1 of npm take the second backslash and the n for a line break: D:, and in a new line ew. vobject and ical.js give the folder.
set -eu
packages='libdata-ical-perl python3-icalendar python3-vobject'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact icalendar@0.7.1 ical.js@2.2.1 >/dev/null 2>&1
cat > a.pl <<'P'
use utf8; use open qw(:std :utf8); use Data::ICal; use Data::ICal::Entry::Event;
my $event = Data::ICal::Entry::Event->new;
$event->add_properties(summary => 'D:\new\图纸');
my $calendar = Data::ICal->new;
$calendar->add_entry($event);
print 'Data::ICal: ', Data::ICal->new(data => $calendar->as_string)->entries->[0]->property('summary')->[0]->value =~ s/\n/ (new line) /r, "\n";
P
cat > a.py <<'P'
import icalendar, vobject
event = icalendar.Event()
event.add('summary', 'D:\\new\\图纸')
written = event.to_ical()
print('icalendar of Python:', icalendar.Event.from_ical(written)['SUMMARY'].replace('\n', ' (new line) '))
print('vobject:', vobject.readOne(written.decode()).summary.value.replace('\n', ' (new line) '))
P
cat > a.mjs <<'J'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
const { VEvent, iCalendar, parse_calendar } = createRequire(import.meta.url)('icalendar');
const event = new VEvent('1@example.com');
event.setSummary('D:\\new\\图纸');
event.setDate(new Date(0), new Date(1));
const calendar = new iCalendar();
calendar.addComponent(event);
const show = (name, text) => console.log(`${name}: ${text.replace('\n', ' (new line) ')}`);
show('icalendar of npm', parse_calendar(calendar.toString()).events()[0].getPropertyValue('SUMMARY'));
show('ical.js', new ICAL.Component(ICAL.parse(calendar.toString())).getFirstSubcomponent('vevent').getFirstPropertyValue('summary'));
J
{
  perl a.pl
  /usr/bin/python3 a.py
  node a.mjs
} | tee seen
diff seen - <<'T'
Data::ICal: D: (new line) ew\图纸
icalendar of Python: D: (new line) ew\图纸
vobject: D:\new\图纸
icalendar of npm: D: (new line) ew\图纸
ical.js: D:\new\图纸
T
