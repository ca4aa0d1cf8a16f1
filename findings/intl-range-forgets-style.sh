#!/bin/sh
# Guess: formatRange of an Intl.DateTimeFormat gives two days in the style in which format gives one; in Chinese with
# dateStyle "long" 2026年12月1日至3日, or 2026年12月1日 – 2026年12月3日.
# Seen with Node 20.19.6 (ICU 77.1) to 26.12.1 (ICU 78.3): one day is 2026年12月1日, the range 2026/12/1 – 2026/12/3. In English
# the style is kept: 1–3 December 2026. A range in Chinese has to be put together from its ends.
set -eu
node -p "'Node ' + process.version + ', ICU ' + process.versions.icu"
seen=$(node -e '
const days = [Date.UTC(2026, 11, 1), Date.UTC(2026, 11, 3)];
for (const locale of ["zh-CN", "en-GB"]) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  console.log([format.format(days[0]), format.formatRange(...days).replace(/\s*–\s*/, "–")].join(", "));
}')
echo "$seen"
[ "$seen" = '2026年12月1日, 2026/12/1–2026/12/3
1 December 2026, 1–3 December 2026' ]
