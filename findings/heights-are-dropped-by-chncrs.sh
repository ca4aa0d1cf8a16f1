#!/bin/sh
# A showroom on the ninth floor as GeoJSON, with its height, 28 m, moved from the coordinates of satellites (WGS84) to those of maps in China (GCJ02) by chncrs and gcoord.
# Guess: the place moves, the height stays: a third number is the height (RFC 7946, 3.1.1).
# Seen: chncrs 0.1.6 returns two numbers, without the height, of a point and of a way; gcoord 1.0.7 leaves it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts chncrs@0.1.6 gcoord@1.0.7 >/dev/null 2>&1
cat > move.js <<'J'
const chncrs = require('chncrs')
const gcoord = require('gcoord')
const point = () => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [113.12, 23.02, 28] } })
const way = () => ({ type: 'LineString', coordinates: [[113.12, 23.02, 0], [113.13, 23.02, 28]] })
const show = (value) => JSON.stringify(value, (key, part) => (typeof part === 'number' ? Number(part.toFixed(4)) : part))
console.log('chncrs', show((chncrs.default || chncrs).transform(point(), 'WGS84', 'GCJ02').geometry.coordinates), show((chncrs.default || chncrs).transform(way(), 'WGS84', 'GCJ02').coordinates))
console.log('gcoord', show(gcoord.transform(point(), gcoord.WGS84, gcoord.GCJ02).geometry.coordinates), show(gcoord.transform(way(), gcoord.WGS84, gcoord.GCJ02).coordinates))
J
node move.js | tee seen
diff seen - <<'T'
chncrs [113.1255,23.0174] [[113.1255,23.0174],[113.1355,23.0174]]
gcoord [113.1255,23.0174,28] [[113.1255,23.0174,0],[113.1355,23.0174,28]]
T
