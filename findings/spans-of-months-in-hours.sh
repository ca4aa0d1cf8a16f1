#!/bin/sh
# A span from the 5th of January, one in the morning, to the 12th of November, three in the afternoon, written in Chinese with hours and minutes alone asked for, by Node.js and by the polyfill of FormatJS for browsers without all of Intl.
# Guess: both add the days where they differ, as the standard says (ECMA-402, formatRange), so that nobody takes months for hours.
# Seen (@formatjs/intl-datetimeformat 7.8.1): Node.js does. The polyfill writes 01:05 – 15:00, the same as for one day.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formatjs/intl-datetimeformat@7.8.1
cat > write.mjs <<'J'
const { DateTimeFormat } = Intl;
const { DateTimeFormat: Polyfill } = await import('@formatjs/intl-datetimeformat');
Object.defineProperty(Intl, 'DateTimeFormat', { value: Polyfill, configurable: true, writable: true });
await import('@formatjs/intl-datetimeformat/locale-data/zh.js');
await import('@formatjs/intl-datetimeformat/add-all-tz.js');
const formats = { 'Node.js': DateTimeFormat, polyfill: Polyfill };
const start = Date.UTC(2026, 0, 4, 17, 5);
const ends = { 'same day': Date.UTC(2026, 0, 5, 7), 'day after': Date.UTC(2026, 0, 6, 7), November: Date.UTC(2026, 10, 12, 7) };
for (const [when, end] of Object.entries(ends)) for (const [name, Format] of Object.entries(formats)) console.log(`${when}, ${name}: ${new Format('zh', { timeZone: 'Asia/Shanghai', hour: 'numeric', minute: 'numeric' }).formatRange(start, end).replace(/\s+/g, ' ')}`);
J
node write.mjs | tee seen
diff seen - <<'T'
same day, Node.js: 01:05–15:00
same day, polyfill: 01:05–15:00
day after, Node.js: 2026/1/5 01:05 – 2026/1/6 15:00
day after, polyfill: 01:05 – 15:00
November, Node.js: 2026/1/5 01:05 – 2026/11/12 15:00
November, polyfill: 01:05 – 15:00
T
