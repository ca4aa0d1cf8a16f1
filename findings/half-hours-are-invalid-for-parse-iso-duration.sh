#!/bin/sh
# How long a set-up takes, an hour and a half and half a second, as durations of ISO 8601, PT1.5H and PT0.5S, and other lengths, read by libraries of npm.
# Guess: 5400000 and 500 milliseconds: the last part of a duration may have a fraction (ISO 8601-1, 5.5.2.3), which Java and XML Schema write, too; the README says that the library reads "an ISO 8601 duration".
# Seen: parse-iso-duration 1.1.0 says "Invalid duration" to both. tinyduration 3.4.1 and iso8601-duration 2.1.4 read them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact iso8601-duration@2.1.4 parse-iso-duration@1.1.0 tinyduration@3.4.1 >/dev/null 2>&1
cat > a.cjs <<'J'
const parse = require('parse-iso-duration');
const tiny = require('tinyduration');
const iso = require('iso8601-duration');
const tried = (read) => { try { return read(); } catch (error) { return error.message; } };
const seconds = ({ weeks = 0, days = 0, hours = 0, minutes = 0, seconds: rest = 0 }) => (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + rest;
for (const text of ['PT1H30M', 'P1DT12H', 'P2W', 'PT1.5H', 'PT0.5S']) {
  console.log(text, 'parse-iso-duration:', tried(() => parse(text)), 'tinyduration:', tried(() => seconds(tiny.parse(text)) * 1000), 'iso8601-duration:', tried(() => iso.toSeconds(iso.parse(text)) * 1000));
}
J
node a.cjs | tee seen
diff seen - <<'T'
PT1H30M parse-iso-duration: 5400000 tinyduration: 5400000 iso8601-duration: 5400000
P1DT12H parse-iso-duration: 129600000 tinyduration: 129600000 iso8601-duration: 129600000
P2W parse-iso-duration: 1209600000 tinyduration: 1209600000 iso8601-duration: 1209600000
PT1.5H parse-iso-duration: Invalid duration tinyduration: 5400000 iso8601-duration: 5400000
PT0.5S parse-iso-duration: Invalid duration tinyduration: 500 iso8601-duration: 500
T
