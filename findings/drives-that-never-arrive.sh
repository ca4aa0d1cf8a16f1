#!/bin/sh
# The track of a delivery as GPX, a point a minute: 3 minutes from 09:00 to 09:03, 1.1 km each; and one of two points, from door to door.
# Guess: what reads tracks says that they take 3 minutes and 1, until the last point, where its length is counted to.
# Seen: @tmcw/togeojson 7.1.3 and gpxparser 3.0.8 give the times of all points. @we-gold/gpxjs 1.2.0, which calculates, leaves the last point out: the drive ends at 09:02 after 2 minutes, the one of two points at once, after 0, while
# their lengths, 3.3 and 1.1 km, have the last point.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tmcw/togeojson@7.1.3 @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.9.8 gpxparser@3.0.8
cat > read.mjs <<'J'
import { gpx } from '@tmcw/togeojson';
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import { DOMParser } from '@xmldom/xmldom';
import Parser from 'gpxparser';

const parse = (text) => new DOMParser().parseFromString(text, 'text/xml');
for (const minutes of [3, 1]) {
  const points = Array.from({ length: minutes + 1 }, (_, minute) => `<trkpt lat="${22.9 + minute / 100}" lon="113.25"><ele>2</ele><time>2026-01-05T09:0${minute}:00Z</time></trkpt>`);
  const text = `<gpx version="1.1" creator="van" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  const { times } = gpx(parse(text)).features[0].properties.coordinateProperties;
  console.log(`${minutes}, togeojson: ends ${times.at(-1)}`);
  const older = new Parser();
  older.parse(text);
  console.log(`${minutes}, gpxparser: ends ${older.tracks[0].points.at(-1).time.toISOString()}`);
  const [{ tracks: [{ duration, distance }] }] = parseGPXWithCustomParser(text, parse);
  console.log(`${minutes}, gpxjs: ends ${duration.endTime.toISOString()} after ${duration.totalDuration} s, ${distance.total.toFixed()} m`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
3, togeojson: ends 2026-01-05T09:03:00Z
3, gpxparser: ends 2026-01-05T09:03:00.000Z
3, gpxjs: ends 2026-01-05T09:02:00.000Z after 120 s, 3336 m
1, togeojson: ends 2026-01-05T09:01:00Z
1, gpxparser: ends 2026-01-05T09:01:00.000Z
1, gpxjs: ends 2026-01-05T09:00:00.000Z after 0 s, 1112 m
T
