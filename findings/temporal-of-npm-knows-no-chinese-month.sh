#!/bin/sh
# The Chinese calendar of Temporal, as two libraries of npm bring it to Node before it has it: the first of the leap month of 2025, New Year 2026, and Mid-Autumn 2026.
# Guess: both give the days that lunar-typescript gives: 2025-07-25 is the first of M06L, 2026-02-17 of M01.
# Seen (Node 20.20.2 with ICU 78.2): temporal-polyfill (its full build) does. @js-temporal/polyfill 0.5.1 raises an error for every day, a RangeError that names Mo1 or Mo6bis, as Node's own Intl writes months of this calendar, with which it reckons.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @js-temporal/polyfill@0.5.1 lunar-typescript@1.8.6 temporal-polyfill@1.0.8
cat > run.mjs <<'J'
import * as js from '@js-temporal/polyfill';
import { Solar } from 'lunar-typescript';
import * as full from 'temporal-polyfill/full';

for (const day of ['2025-07-25', '2026-02-17', '2026-09-25', '2033-12-22']) {
  const lunar = Solar.fromYmd(...day.split('-').map(Number)).getLunar();
  const month = `M${String(Math.abs(lunar.getMonth())).padStart(2, '0')}${lunar.getMonth() < 0 ? 'L' : ''}`;
  console.log(`${day}, lunar-typescript: ${lunar.getYear()} ${month} ${lunar.getDay()}`);
  for (const [library, { Temporal }] of Object.entries({ 'temporal-polyfill': full, '@js-temporal/polyfill': js })) {
    try {
      const date = Temporal.PlainDate.from(day).withCalendar('chinese');
      console.log(`${day}, ${library}: ${date.year} ${date.monthCode} ${date.day}`);
    } catch (error) {
      console.log(`${day}, ${library}: ${error.name}, ${error.message}`);
    }
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
2025-07-25, lunar-typescript: 2025 M06L 1
2025-07-25, temporal-polyfill: 2025 M06L 1
2025-07-25, @js-temporal/polyfill: RangeError, Unexpected leap month suffix: Mo6bis
2026-02-17, lunar-typescript: 2026 M01 1
2026-02-17, temporal-polyfill: 2026 M01 1
2026-02-17, @js-temporal/polyfill: RangeError, Unexpected leap month suffix: Mo1
2026-09-25, lunar-typescript: 2026 M08 15
2026-09-25, temporal-polyfill: 2026 M08 15
2026-09-25, @js-temporal/polyfill: RangeError, Unexpected leap month suffix: Mo8
2033-12-22, lunar-typescript: 2033 M11L 1
2033-12-22, temporal-polyfill: 2033 M11L 1
2033-12-22, @js-temporal/polyfill: RangeError, Unexpected leap month suffix: Mo11bis
T
