#!/bin/sh
# The second in which a van's receiver (NMEA 0183) found its place, 01:30:00 with parts as receivers write them: .25 and .50 (u-blox and most others have two figures), .050 and none; by extended-nmea and by gps.
# Guess: 250, 500, 50 and 0 milliseconds past: hhmmss.ss, a decimal fraction of the second.
# Seen (extended-nmea 2.1.3): the figures behind the point are taken for a number of milliseconds: .25 is 25, and .50 the same as .050. gps 0.9.0 reads them rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact extended-nmea@2.1.3 gps@0.9.0
cat > run.mjs <<'J'
import { Decoder } from 'extended-nmea';
import { GPS } from 'gps';

const line = (text) => `$${text}*${[...text].reduce((sum, character) => sum ^ character.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, '0')}`;
for (const second of ['00.25', '00.50', '00.050', '00']) {
  const text = line(`GPRMC,0130${second},A,2250.1234,N,11315.6789,E,010.0,045.0,300426,003.1,W,A`);
  console.log(`${second}: extended-nmea ${Decoder.decode(`${text}\r\n`).time.totalMilliseconds - 5400000} ms past half past one, gps ${GPS.Parse(text).time.toISOString().slice(11, 23)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
00.25: extended-nmea 25 ms past half past one, gps 01:30:00.250
00.50: extended-nmea 50 ms past half past one, gps 01:30:00.500
00.050: extended-nmea 50 ms past half past one, gps 01:30:00.050
00: extended-nmea 0 ms past half past one, gps 01:30:00.000
T
