#!/bin/sh
# Corners of plots from older deeds, in the coordinates of 1954 (北京54, EPSG:4214), at two ends of 顺德, at Beijing and Shanghai, to be shown on a map of today (WGS 84).
# Guess: programs agree within 5 m, as all know the datum by its number, or say that they do not know how to get from one to the other here.
# Seen: gdaltransform of GDAL 3.6.2 leaves the numbers as they are, everywhere. cs2cs of PROJ 9.1.1 does so at Beijing and in the north of 顺德, and moves the south by 52 m and Shanghai by 71 m. proj4js 2.22.0 with the definitions of proj4-list 1.0.4, epsg 0.5.0 and
# epsg-index 2.0.0 moves all, by 49 to 67 m, as if all of China were the one basin that the numbers are for. Two maps show a plot at two sides of a street, and cs2cs one half of a town moved, and no one says anything.
set -eu
for package in gdal-bin proj-bin; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin proj-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact epsg@0.5.0 epsg-index@2.0.0 proj4@2.22.0 proj4-list@1.0.4
cat > move.cjs <<'J'
const { execFileSync } = require('node:child_process');
const proj4 = require('proj4').default ?? require('proj4');
const epsg = require('epsg');
const index = require('epsg-index/all.json');
const list = require('proj4-list');

const degree = 111320;
for (const [town, lat, lon] of [['顺德, south', 22.83, 113.25], ['顺德, north', 22.93, 113.25], ['Beijing', 39.9, 116.4], ['Shanghai', 31.23, 121.47]]) {
  // How far east and north a place moves, in metres.
  const show = (name, [east, north]) => `${name} ${Math.round((east - lon) * degree * Math.cos(lat * Math.PI / 180))} east ${Math.round((north - lat) * degree)} north`;
  const run = (program, args) => execFileSync(program, args, { input: `${lat} ${lon}\n`, encoding: 'utf8' }).trim().split(/\s+/).map(Number);
  const [lat1, lon1] = run('cs2cs', ['-f', '%.7f', 'EPSG:4214', 'EPSG:4326']);
  const [lat2, lon2] = run('gdaltransform', ['-s_srs', 'EPSG:4214', '-t_srs', 'EPSG:4326']);
  const seen = [show('cs2cs', [lon1, lat1]), show('gdaltransform', [lon2, lat2])];
  for (const [name, definition] of [['proj4-list', list['EPSG:4214'][1]], ['epsg', epsg['EPSG:4214']], ['epsg-index', index['4214'].proj4]]) seen.push(show(name, proj4(definition, 'EPSG:4326', [lon, lat])));
  console.log(`${town}: ${seen.join(', ')}`);
}
J
node move.cjs | tee seen
diff seen - <<'T'
顺德, south: cs2cs 51 east -11 north, gdaltransform 0 east 0 north, proj4-list 46 east -17 north, epsg 46 east -17 north, epsg-index 46 east -17 north
顺德, north: cs2cs 0 east 0 north, gdaltransform 0 east 0 north, proj4-list 46 east -16 north, epsg 46 east -16 north, epsg-index 46 east -16 north
Beijing: cs2cs 0 east 0 north, gdaltransform 0 east 0 north, proj4-list 54 east 33 north, epsg 54 east 33 north, epsg-index 54 east 33 north
Shanghai: cs2cs 68 east 22 north, gdaltransform 0 east 0 north, proj4-list 67 east 5 north, epsg 67 east 5 north, epsg-index 67 east 5 north
T
