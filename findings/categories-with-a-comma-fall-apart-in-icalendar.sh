#!/bin/sh
# An appointment with two categories, "门, 板" with a comma within, and 柜, written and read with icalendar of Python, and read with vobject and ical.js.
# Guess: the two as they were: the comma within is escaped (RFC 5545, 3.8.1.2 and 3.3.11), as icalendar itself writes it.
# Seen: icalendar 4.0.3 reads three, parting at the escaped comma, too. vobject 0.9.6 and ical.js 2.2.1 read two.
set -eu
packages='python3-icalendar python3-vobject'
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
cat > a.py <<'P'
import icalendar, vobject
event = icalendar.Event()
event.add('uid', '1')
event.add('categories', ['门, 板', '柜'])
calendar = icalendar.Calendar()
calendar.add_component(event)
written = calendar.to_ical()
print([line for line in written.decode().split('\r\n') if line.startswith('CATEGORIES')])
print('icalendar', [str(name) for name in icalendar.Calendar.from_ical(written).walk('VEVENT')[0]['CATEGORIES'].cats])
print('vobject', vobject.readOne(written.decode()).vevent.categories.value)
open('a.ics', 'wb').write(written)
P
cat > a.mjs <<'J'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
console.log('ical.js', JSON.stringify(new ICAL.Component(ICAL.parse(readFileSync('a.ics', 'utf8'))).getFirstSubcomponent('vevent').getFirstProperty('categories').getValues()));
J
{
  /usr/bin/python3 a.py
  node a.mjs
} | tee seen
diff seen - <<'T'
['CATEGORIES:门\\, 板,柜']
icalendar ['门', ' 板', '柜']
vobject ['门, 板', '柜']
ical.js ["门, 板","柜"]
T
