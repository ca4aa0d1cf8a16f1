#!/bin/sh
# Times by ISO 8601 as forms and calendars write them, 2026-01-05T09:30:00+08:00, the same without seconds, at Greenwich (Z), and without hyphens and colons; read by iso8601 of npm and by luxon.
# Guess: 5 January each time, half past one at Greenwich but for the third.
# Seen: luxon 3.7.2 reads so. iso8601 1.1.1 reads the one with Z; those with an offset are 3 December 2025, and the one without hyphens is the midnight of New Year.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact iso8601@1.1.1 luxon@3.7.2
cat > read.cjs <<'J'
const iso8601 = require('iso8601');
const { DateTime } = require('luxon');

for (const time of ['2026-01-05T09:30:00+08:00', '2026-01-05T09:30+08:00', '2026-01-05T09:30:00Z', '20260105T093000+0800'])
  console.log(`${time}: luxon ${DateTime.fromISO(time).toUTC().toISO()}, iso8601 ${iso8601.toDate(time).toISOString()}`);
J
node read.cjs | tee seen
diff seen - <<'T'
2026-01-05T09:30:00+08:00: luxon 2026-01-05T01:30:00.000Z, iso8601 2025-12-03T01:30:00.000Z
2026-01-05T09:30+08:00: luxon 2026-01-05T01:30:00.000Z, iso8601 2025-12-03T01:30:00.000Z
2026-01-05T09:30:00Z: luxon 2026-01-05T09:30:00.000Z, iso8601 2026-01-05T09:30:00.000Z
20260105T093000+0800: luxon 2026-01-05T01:30:00.000Z, iso8601 2026-01-01T00:00:00.000Z
T
