#!/bin/sh
# The track of a delivery as GPX in two parts (trkseg), 1.1 km each: between them, for 8.9 km, the device was off, as GPX has parts for "when reception was lost". The first begins at the height of 0, as much of the delta does.
# Guess: the length is what was recorded, 2.2 km, as a new part is no line; and the lowest point is at 0.
# Seen: gpx-parse 0.10.4 has 2.2 km, and @tmcw/togeojson 7.1.3 two lines. gpxparser 3.0.8 and @we-gold/gpxjs 1.2.0 make one line of the parts, of 11.1 km, five times as much as was recorded, in which where a part ends cannot be seen any more.
# gpxparser's lowest point is null: it takes 0 for no height. gpsbabel 1.8.0 keeps the parts.
set -eu
dpkg -s gpsbabel >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gpsbabel; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gpsbabel
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tmcw/togeojson@7.1.3 @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.9.8 gpx-parse@0.10.4 gpxparser@3.0.8
cat > van.gpx <<'X'
<?xml version="1.0"?>
<gpx version="1.1" creator="van" xmlns="http://www.topografix.com/GPX/1/1"><trk>
<trkseg><trkpt lat="22.90" lon="113.25"><ele>0</ele></trkpt><trkpt lat="22.91" lon="113.25"><ele>10</ele></trkpt></trkseg>
<trkseg><trkpt lat="22.99" lon="113.25"><ele>5</ele></trkpt><trkpt lat="23.00" lon="113.25"><ele>8</ele></trkpt></trkseg>
</trk></gpx>
X
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { gpx } from '@tmcw/togeojson';
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import { DOMParser } from '@xmldom/xmldom';
import oldest from 'gpx-parse';
import Parser from 'gpxparser';

const text = readFileSync('van.gpx', 'utf8');
const parse = (xml) => new DOMParser().parseFromString(xml, 'text/xml');
console.log('togeojson:', gpx(parse(text)).features[0].geometry.coordinates.length, 'lines');
const older = new Parser();
older.parse(text);
const [track] = older.tracks;
console.log('gpxparser:', track.distance.total.toFixed(), 'm,', track.points.length, 'points, lowest', track.elevation.min);
const [{ tracks: [{ distance, elevation, points }] }] = parseGPXWithCustomParser(text, parse);
console.log('gpxjs:', distance.total.toFixed(), 'm,', points.length, 'points, lowest', elevation.minimum);
oldest.parseGpx(text, (_, { tracks }) => console.log('gpx-parse:', tracks[0].length().toFixed(3), 'km,', tracks[0].segments.length, 'parts'));
J
{
  node read.mjs
  echo "gpsbabel: $(gpsbabel -t -i gpx -f van.gpx -o gpx -F - | grep -c '<trkseg>') parts"
} | tee seen
diff seen - <<'T'
togeojson: 2 lines
gpxparser: 11119 m, 4 points, lowest null
gpxjs: 11119 m, 4 points, lowest 0
gpx-parse: 2.223 km, 2 parts
gpsbabel: 2 parts
T
