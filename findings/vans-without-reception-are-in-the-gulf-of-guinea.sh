#!/bin/sh
# Where a van of a fitter is, by the lines of its receiver (NMEA 0183): at Foshan at a quarter of a second past, the same by a receiver of several systems (GN, with BeiDou), and in an underground garage, where the line says that it holds no place (V, empty fields).
# Guess: the same place and time by each; no place in the garage.
# Seen: gps 0.9.0 says null in the garage, though 'valid' of the line is true. nmea-simple 3.3.0 has a place there, 0° north and 0° east, at rest, and only a word beside it, warning; it drops the quarter of the second in this line. nmea-0183 0.0.7 has no place as the text NaN, a speed of nought, and refuses lines of GN, which most receivers write today.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gps@0.9.0 nmea-simple@3.3.0 nmea-0183@0.0.7
cat > run.cjs <<'J'
const { GPS } = require('gps');
const simple = require('nmea-simple');
const other = require('nmea-0183');

const line = (text) => `$${text}*${[...text].reduce((sum, sign) => sum ^ sign.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, '0')}`;
const readers = {
  gps: (text) => (({ lat, lon, speed, time, status, valid }) => ({ lat, lon, speed, time, status, valid }))(GPS.Parse(text)),
  'nmea-simple': (text) => (({ latitude, longitude, speedKnots, datetime, status }) => ({ latitude, longitude, speedKnots, datetime, status }))(simple.parseNmeaSentence(text)),
  'nmea-0183': (text) => (({ latitude, longitude, speed, time, valid }) => ({ latitude, longitude, speed, time, valid }))(other.parse(text)),
};
const lines = { Foshan: 'GPRMC,063000.250,A,2250.4074,N,11315.0074,E,22.4,084.4,050126,,,A', several: 'GNRMC,063000.250,A,2250.4074,N,11315.0074,E,22.4,084.4,050126,,,A', garage: 'GPRMC,063000.250,V,,,,,,,050126,,,N' };
for (const [name, text] of Object.entries(lines))
  for (const [reader, read] of Object.entries(readers)) {
    let seen;
    try {
      seen = JSON.stringify(read(line(text)));
    } catch {
      seen = 'refused';
    }
    console.log(`${name} ${reader}: ${seen}`);
  }
J
node run.cjs | tee seen
diff seen - <<'T'
Foshan gps: {"lat":22.840123333333334,"lon":113.25012333333333,"speed":41.4848,"time":"2026-01-05T06:30:00.250Z","status":"active","valid":true}
Foshan nmea-simple: {"latitude":22.840123333333334,"longitude":113.25012333333333,"speedKnots":22.4,"datetime":"2026-01-05T06:30:00.000Z","status":"valid"}
Foshan nmea-0183: {"latitude":"22.84012333","longitude":"113.25012333","speed":22.4,"time":"063000.250","valid":"A"}
several gps: {"lat":22.840123333333334,"lon":113.25012333333333,"speed":41.4848,"time":"2026-01-05T06:30:00.250Z","status":"active","valid":true}
several nmea-simple: {"latitude":22.840123333333334,"longitude":113.25012333333333,"speedKnots":22.4,"datetime":"2026-01-05T06:30:00.000Z","status":"valid"}
several nmea-0183: refused
garage gps: {"lat":null,"lon":null,"speed":null,"time":"2026-01-05T06:30:00.250Z","status":"void","valid":true}
garage nmea-simple: {"latitude":0,"longitude":0,"speedKnots":0,"datetime":"2026-01-05T06:30:00.000Z","status":"warning"}
garage nmea-0183: {"latitude":"NaN","longitude":"NaN","speed":0,"time":"063000.250","valid":"V"}
T
