#!/bin/sh
# Where a van is on the road, as its receiver says it in a line RMC (NMEA 0183), with the deviation of the compass, 3.1 degrees west, behind the day; and in a line GGA, with its height, 12.5 m; by ggencoder and by gps.
# Guess: the height is 12.5 m in GGA; RMC has none, so that there is none; the deviation is minus 3.1 or left out.
# Seen: gps 0.9.0 does so. ggencoder 1.0.10 gives the deviation as the height, alt: 3.1, without its west: a van that sends RMC alone drives 3 m above the sea, and in Harbin at 11.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ggencoder@1.0.10 gps@0.9.0
cat > run.mjs <<'J'
import ggencoder from 'ggencoder';
import { GPS } from 'gps';

const line = (text) => `$${text}*${[...text].reduce((sum, character) => sum ^ character.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, '0')}`;
for (const text of ['GPGGA,013000.25,2250.1234,N,11315.6789,E,1,08,0.9,12.5,M,-3.2,M,,', 'GPRMC,013000.25,A,2250.1234,N,11315.6789,E,010.0,045.0,300426,003.1,W,A', 'GPRMC,013000.25,A,4548.0000,N,12632.0000,E,010.0,045.0,300426,011.2,W,A']) {
  const decoded = new ggencoder.NmeaDecode(line(text));
  const parsed = GPS.Parse(line(text));
  console.log(`${text.slice(2, 5)}: ggencoder ${decoded.lat.toFixed(5)} ${decoded.lon.toFixed(5)}, height ${decoded.alt}; gps ${parsed.lat.toFixed(5)} ${parsed.lon.toFixed(5)}, height ${parsed.alt}, deviation ${parsed.variation}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
GGA: ggencoder 22.83539 113.26132, height 12.5; gps 22.83539 113.26131, height 12.5, deviation undefined
RMC: ggencoder 22.83539 113.26132, height 3.1; gps 22.83539 113.26131, height undefined, deviation -3.1
RMC: ggencoder 45.80000 126.53333, height 11.2; gps 45.80000 126.53333, height undefined, deviation -11.2
T
