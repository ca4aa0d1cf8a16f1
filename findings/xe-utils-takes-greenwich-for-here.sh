#!/bin/sh
# Moments as backends write them, with Z or with an offset, read in Shanghai by xe-utils, the library under vxe-table, and by JavaScript itself.
# Guess: the same moment.
# Seen (xe-utils 4.0.13): with thousandths of a second it is. Without them Z and the offset are read over: 01:30 of Greenwich is 01:30 of Shanghai, eight hours early, and of Tokyo's 09:30 an hour is missed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xe-utils@4.0.13
cat > read.cjs <<'J'
const { toDateString, toStringDate } = require('xe-utils');

for (const text of ['2026-01-05T01:30:00.000Z', '2026-01-05T01:30:00Z', '2026-01-05T10:30:00.000+09:00', '2026-01-05T10:30:00+09:00'])
  console.log(`${text}: JavaScript ${new Date(text).toLocaleString('sv-SE')}, xe-utils ${toDateString(toStringDate(text), 'yyyy-MM-dd HH:mm:ss')}`);
J
TZ=Asia/Shanghai node read.cjs | tee seen
diff seen - <<'T'
2026-01-05T01:30:00.000Z: JavaScript 2026-01-05 09:30:00, xe-utils 2026-01-05 09:30:00
2026-01-05T01:30:00Z: JavaScript 2026-01-05 09:30:00, xe-utils 2026-01-05 01:30:00
2026-01-05T10:30:00.000+09:00: JavaScript 2026-01-05 09:30:00, xe-utils 2026-01-05 09:30:00
2026-01-05T10:30:00+09:00: JavaScript 2026-01-05 09:30:00, xe-utils 2026-01-05 10:30:00
T
