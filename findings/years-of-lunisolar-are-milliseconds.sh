#!/bin/sh
# Years and days of the Chinese calendar between two dates by lunisolar of npm, with the units of its README and their short forms: lunarYear or lY, lunarMonth or lM, lunarDay or lD, lunarHour or lH.
# Guess: 5, 51, 1 and 1, the same for both forms (README: a table of units and their short forms; its example gives 5 and 51 for lY and lM between 2018/01/01 and 2022/02/02).
# Seen (lunisolar 2.6.0): of the short forms only lM is known. The others give milliseconds, 128995200000 years of lY, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact lunisolar@2.6.0
cat > between.cjs <<'J'
const lunisolar = require('lunisolar');
for (const [from, to, units] of [['2018/01/01', '2022/02/02', ['lunarYear', 'lY', 'lunarMonth', 'lM']], ['2026-02-17', '2026-02-18', ['lunarDay', 'lD', 'day', 'd']], ['2026-01-05 08:00', '2026-01-05 10:00', ['lunarHour', 'lH', 'hour', 'h']]])
  console.log(`${from} to ${to}: ${units.map((unit) => `${unit} ${lunisolar(from).diff(lunisolar(to), unit)}`).join(', ')}`);
J
TZ=Asia/Shanghai node between.cjs | tee seen
diff seen - <<'T'
2018/01/01 to 2022/02/02: lunarYear 5, lY 128995200000, lunarMonth 51, lM 51
2026-02-17 to 2026-02-18: lunarDay 1, lD 86400000, day 1, d 1
2026-01-05 08:00 to 2026-01-05 10:00: lunarHour 1, lH 7200000, hour 2, h 2
T
