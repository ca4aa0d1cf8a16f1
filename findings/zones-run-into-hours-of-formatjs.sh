#!/bin/sh
# A day of delivery with the name of its time zone in Chinese, { timeZoneName: 'short' } and { timeZoneName: 'long' } for Asia/Shanghai, by Node.js and by the polyfill of FormatJS for browsers without all of Intl.
# Guess: the same from both, 2026/1/5 GMT+8.
# Seen (@formatjs/intl-datetimeformat 7.8.1): the polyfill puts the hour behind the zone, which nobody asked for, and without a blank: 2026年1月5日 GMT+81时 at one in the morning, which reads as hour 81. With an hour asked for both have it before the zone.
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
for (const options of [{ timeZoneName: 'short' }, { timeZoneName: 'long' }, { hour: 'numeric', minute: 'numeric', timeZoneName: 'short' }])
  for (const [name, Format] of Object.entries(formats))
    console.log(`${JSON.stringify(options)}, ${name}: ${[1, 15].map((hour) => new Format('zh', { timeZone: 'Asia/Shanghai', ...options }).format(Date.UTC(2026, 0, 5, hour - 8))).join(', ')}`);
J
node write.mjs | tee seen
diff seen - <<'T'
{"timeZoneName":"short"}, Node.js: 2026/1/5 GMT+8, 2026/1/5 GMT+8
{"timeZoneName":"short"}, polyfill: 2026年1月5日 GMT+81时, 2026年1月5日 GMT+815时
{"timeZoneName":"long"}, Node.js: 2026/1/5 中国标准时间, 2026/1/5 中国标准时间
{"timeZoneName":"long"}, polyfill: 2026年1月5日 中国标准时间1时, 2026年1月5日 中国标准时间15时
{"hour":"numeric","minute":"numeric","timeZoneName":"short"}, Node.js: GMT+8 01:00, GMT+8 15:00
{"hour":"numeric","minute":"numeric","timeZoneName":"short"}, polyfill: GMT+8 01:00, GMT+8 15:00
T
