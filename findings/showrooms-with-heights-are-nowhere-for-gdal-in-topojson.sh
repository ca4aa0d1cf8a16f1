#!/bin/sh
# Two showrooms with heights, 113.25, 22.84 at 5 m and 113.3, 22.9 at 6 m, written as TopoJSON by topojson-server of npm, and read by GDAL and by topojson-client; the same without heights.
# Guess: the places, with or without the heights: a position of TopoJSON may have more than two numbers (2.1.1).
# Seen: GDAL 3.6.2 has both showrooms with their names and without a place, POINT EMPTY. Without heights they are where they should be; topojson-client has the heights, too.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gdal-bin'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts topojson-client@3.1.0 topojson-server@3.0.1 >/dev/null 2>&1
cat > run.js <<'J'
const { topology } = require('topojson-server');
const { feature } = require('topojson-client');
for (const [name, places] of [['flat', [[113.25, 22.84], [113.3, 22.9]]], ['heights', [[113.25, 22.84, 5], [113.3, 22.9, 6]]]]) {
  const features = places.map((coordinates, i) => ({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { name: `showroom ${i}` } }));
  const map = topology({ showrooms: { type: 'FeatureCollection', features } });
  require('fs').writeFileSync(`${name}.topojson`, JSON.stringify(map));
  console.log(name, 'topojson-client', JSON.stringify(feature(map, map.objects.showrooms).features.map((a) => a.geometry.coordinates)));
}
J
echo --
{ node run.js; for name in flat heights; do echo "$name GDAL"; ogrinfo -al -ro $name.topojson | grep 'POINT\|name (' ; done; } | tee seen
diff seen - <<'T'
flat topojson-client [[113.25,22.84],[113.3,22.9]]
heights topojson-client [[113.25,22.84,5],[113.3,22.9,6]]
flat GDAL
  name (String) = showroom 0
  POINT (113.25 22.84)
  name (String) = showroom 1
  POINT (113.3 22.9)
heights GDAL
  name (String) = showroom 0
  POINT EMPTY
  name (String) = showroom 1
  POINT EMPTY
T
