#!/bin/sh
# When the sun rises and sets at a showroom at Foshan on 21 June, asked for noon there, on a server at Greenwich and on one in China.
# Guess: after 05:00 and after 19:00 of the 21st in China, on both servers.
# Seen: suncalc 2.0.2 says so. sunrise-sunset-js 3.3.1 does in China; at Greenwich its sunrise is that of the 22nd, half a day behind the sunset of the 21st, so that the length of the day is negative. It takes the day from the zone of the machine and not from the place.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sunrise-sunset-js@3.3.1 suncalc@2.0.2
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');

if (process.argv[2]) {
  const sun = require('sunrise-sunset-js');
  const suncalc = require('suncalc');
  const noon = new Date('2026-06-21T12:00:00+08:00');
  const there = (time) => new Date(time.getTime() + 8 * 3600e3).toISOString().slice(5, 13);
  const { sunrise, sunset } = suncalc.getTimes(noon, 22.84, 113.25);
  console.log(`${process.env.TZ}: sunrise-sunset-js ${there(sun.getSunrise(22.84, 113.25, noon))} to ${there(sun.getSunset(22.84, 113.25, noon))}, suncalc ${there(sunrise)} to ${there(sunset)}`);
} else {
  for (const zone of ['Asia/Shanghai', 'UTC']) process.stdout.write(execFileSync(process.execPath, [__filename, 'child'], { env: { ...process.env, TZ: zone } }));
}
J
node run.cjs | tee seen
diff seen - <<'T'
Asia/Shanghai: sunrise-sunset-js 06-21T05 to 06-21T19, suncalc 06-21T05 to 06-21T19
UTC: sunrise-sunset-js 06-22T05 to 06-21T19, suncalc 06-21T05 to 06-21T19
T
