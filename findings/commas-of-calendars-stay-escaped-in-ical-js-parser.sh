#!/bin/sh
# The text "门, 柜; 18" of an appointment with a second line, written as calendars write it (门\, 柜\; 18\n第二行; RFC 5545, 3.3.11), and the same as the note of a card (RFC 2426, 4), read by ical-js-parser, vcard-json and ical.js of npm.
# Guess: the text as it is meant, with comma, semicolon and two lines.
# Seen: ical-js-parser 0.7.4 and vcard-json 0.5.2 give the backslashes and a letter n as they stand in the file. ical.js gives the text.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts ical-js-parser@0.7.4 ical.js@2.1.0 vcard-json@0.5.2 >/dev/null 2>&1
cat > run.mjs <<'J'
import ICAL from 'ical.js';
import icalJsParser from 'ical-js-parser';
import vcardJson from 'vcard-json';
const value = '门\\, 柜\\; 18\\n第二行';
const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//a//', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260105T013000Z', `DESCRIPTION:${value}`, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const card = ['BEGIN:VCARD', 'VERSION:3.0', 'N:张;三;;;', 'FN:张三', `NOTE:${value}`, 'END:VCARD', ''].join('\r\n');
console.log('calendar, ical.js:', JSON.stringify(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent').getFirstPropertyValue('description')));
console.log('calendar, ical-js-parser:', JSON.stringify((icalJsParser.default ?? icalJsParser).toJSON(calendar).events[0].description));
console.log('card, ical.js:', JSON.stringify(new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue('note')));
vcardJson.parseVcardString(card, (error, cards) => console.log('card, vcard-json:', JSON.stringify(cards[0].note)));
J
echo --
node run.mjs | tee seen
diff seen - <<'T'
calendar, ical.js: "门, 柜; 18\n第二行"
calendar, ical-js-parser: "门\\, 柜\\; 18\\n第二行"
card, ical.js: "门, 柜; 18\n第二行"
card, vcard-json: "门\\, 柜\\; 18\\n第二行"
T
