#!/bin/sh
# Weeks of production, dates in words, losses and signs by locutus, which has PHP's functions for JavaScript, and by PHP itself: date('W o') of three days, number_format and round of losses, strtotime of the first Monday and of three working days later, and html_entity_decode of &#38376;.
# Guess: the same.
# Seen (locutus 2.0.39, PHP 8.2): of 1 January 2026 the week is 53 of 2025 and 01 of 2026, of 1 January 2027 52 and 53 of 2026; -0.5 is 0 and -1, -1234.5 is -1,234 and -1,235; the first Monday is false, three working days later is the same day; &#38376; stays; crc32 is negative.
set -eu
for package in php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-cli
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact locutus@2.0.39
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { date, mktime, strtotime } = require('locutus/php/datetime');
const { round } = require('locutus/php/math');
const { crc32, html_entity_decode, number_format } = require('locutus/php/strings');

const calls = {
  "date('W o', mktime(12, 0, 0, 1, 1, 2026))": () => date('W o', mktime(12, 0, 0, 1, 1, 2026)),
  "date('W o', mktime(12, 0, 0, 1, 5, 2026))": () => date('W o', mktime(12, 0, 0, 1, 5, 2026)),
  "date('W o', mktime(12, 0, 0, 1, 1, 2027))": () => date('W o', mktime(12, 0, 0, 1, 1, 2027)),
  'number_format(-0.5)': () => number_format(-0.5),
  'number_format(-1234.5)': () => number_format(-1234.5),
  'round(-2.5)': () => round(-2.5),
  "strtotime('2026-01-05')": () => strtotime('2026-01-05'),
  "strtotime('first monday of january 2026')": () => strtotime('first monday of january 2026'),
  "strtotime('+3 weekdays', strtotime('2026-01-08'))": () => strtotime('+3 weekdays', strtotime('2026-01-08')),
  "html_entity_decode('&yen;&#38376;')": () => html_entity_decode('&yen;&#38376;'),
  "crc32('门')": () => crc32('门'),
};
for (const [call, run] of Object.entries(calls)) {
  console.log(`${call}: PHP ${execFileSync('php', ['-n', '-r', `date_default_timezone_set('Asia/Shanghai'); echo ${call};`], { encoding: 'utf8' })}, locutus ${run()}`);
}
J
TZ=Asia/Shanghai node run.cjs | tee seen
diff seen - <<'T'
date('W o', mktime(12, 0, 0, 1, 1, 2026)): PHP 01 2026, locutus 53 2025
date('W o', mktime(12, 0, 0, 1, 5, 2026)): PHP 02 2026, locutus 01 2026
date('W o', mktime(12, 0, 0, 1, 1, 2027)): PHP 53 2026, locutus 52 2026
number_format(-0.5): PHP -1, locutus 0
number_format(-1234.5): PHP -1,235, locutus -1,234
round(-2.5): PHP -3, locutus -3
strtotime('2026-01-05'): PHP 1767542400, locutus 1767542400
strtotime('first monday of january 2026'): PHP 1767542400, locutus false
strtotime('+3 weekdays', strtotime('2026-01-08')): PHP 1768233600, locutus 1767801600
html_entity_decode('&yen;&#38376;'): PHP ¥门, locutus ¥&#38376;
crc32('门'): PHP 3212772666, locutus -1082194630
T
