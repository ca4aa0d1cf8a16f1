#!/bin/sh
# Guess: the library ics writes seven days as P7D, the form of RFC 5545, 3.3.6, in which T stands only before hours,
# minutes or seconds.
# Versions: ics 3.12.0; python3-icalendar 4.0.3 and ical.js 2.2.1 read it.
# Behaviour: it writes P7DT. Readers take it, by luck: they look for numbers.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-icalendar >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-icalendar; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-icalendar
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact ics@3.12.0 ical.js@2.2.1
cat > write.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { createEvents } = require('ics');

const { value } = createEvents([{ title: 'week', start: [2027, 2, 6], duration: { days: 7 } }]);
writeFileSync('week.ics', value);
J
cat > days.mjs <<'J'
import ICAL from 'ical.js';

console.log('ical.js', ICAL.Duration.fromString('P7DT').days);
J
node write.cjs
{
  tr -d '\r' < week.ics | grep DURATION
  node days.mjs
  /usr/bin/python3 -c 'from icalendar import vDuration; print("icalendar", vDuration.from_ical("P7DT").days)'
} > seen
cat seen
cat > expected <<'T'
DURATION:P7DT
ical.js 7
icalendar 7
T
cmp seen expected
