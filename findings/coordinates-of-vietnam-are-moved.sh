#!/bin/sh
# Factories for furniture in Binh Duong (Vietnam) and a warehouse at Seoul on a map with those in 顺德: places measured by GPS are turned into the shifted coordinates that maps of China are
# drawn in (GCJ-02), which hold in China alone.
# Guess: libraries for it leave places in other countries where they are, since each asks first whether a place is outside China.
# Seen (gcoord 1.0.7, coordtransform 2.1.2): they ask whether it is outside a box around China, in which Vietnam, Korea and Thailand lie, too: the factory moves 380 metres, the
# warehouse 460. Tokyo, outside the box, stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact gcoord@1.0.7 coordtransform@2.1.2 >/dev/null 2>&1
cat > move.cjs <<'J'
const coordtransform = require('coordtransform');
const gcoord = require('gcoord');
const metres = ([east, north], [x, y]) => Math.round(Math.hypot((x - east) * Math.cos((north * Math.PI) / 180), y - north) * 11132) * 10;
for (const [name, ...place] of [['顺德', 113.24, 22.83], ['Binh Duong', 106.65, 11], ['Seoul', 126.98, 37.57], ['Bangkok', 100.5, 13.75], ['Tokyo', 139.69, 35.68]]) {
  const moved = [gcoord.transform([...place], gcoord.WGS84, gcoord.GCJ02), coordtransform.wgs84togcj02(...place)];
  console.log(name, ...moved.map((there) => metres(place, there)));
}
J
node move.cjs > seen
cat seen
cat > expected <<'T'
顺德 630 630
Binh Duong 380 380
Seoul 460 460
Bangkok 180 180
Tokyo 0 0
T
cmp seen expected
