#!/bin/sh
# An appointment whose description has a colon, 会议室: 二楼, read by ics-to-json, and the card of a supplier with its web address, https://example.com:8443/a, read by vcard of npm.
# Guess: the whole text: the value is what stands behind the first colon that is not within quotation marks (RFC 5545, 3.1; RFC 6350, 3.3), and colons in it are not escaped.
# Seen: ics-to-json 2.0.2 gives 会议室, and vcard 0.1.0 https. ical.js 2.2.1 gives both whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 ics-to-json@2.0.2 vcard@0.1.0 >/dev/null 2>&1
cat > a.mjs <<'J'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
const require = createRequire(import.meta.url);
const lines = (...all) => [...all, ''].join('\r\n');
const calendar = lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260105T013000Z', 'DTEND:20260105T023000Z', 'SUMMARY:开标', 'DESCRIPTION:会议室: 二楼', 'END:VEVENT', 'END:VCALENDAR');
const card = lines('BEGIN:VCARD', 'VERSION:3.0', 'FN:张三', 'N:张;三;;;', 'URL:https://example.com:8443/a', 'END:VCARD');
const { icsToJson } = require('ics-to-json');
console.log('ics-to-json:', icsToJson(calendar)[0].description);
console.log('ical.js:', new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent').getFirstPropertyValue('description'));
const Card = require('vcard');
new Card().readData(card, (_, read) => console.log('vcard:', [read].flat()[0].URL.value ?? [read].flat()[0].URL));
console.log('ical.js:', new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue('url'));
J
node a.mjs | grep -E '^(ics-to-json|ical.js|vcard): ' | tee seen
diff seen - <<'T'
ics-to-json: 会议室
ical.js: 会议室: 二楼
vcard: https
ical.js: https://example.com:8443/a
T
