#!/bin/sh
# Whether an address is in the area of delivery, a square with a notch in one side: in the middle, on edges, on outer corners, and at the point of the notch.
# Guess: the same from all; where a library tells of a third answer for edges, that one for edges and corners.
# Seen: in the middle all agree. robust-point-in-polygon 1.0.3, whose README gives 0 for a boundary, gives it for the edges, but calls the corner 4 4 outside (1) and the point of the notch inside (-1). point-in-polygon 1.1.0, whose README leaves edges open, d3-polygon 3.0.1 and geolib 3.3.14 call the left edge inside and the right one outside; geolib differs from the two others on the slope and in the notch. point-in-polygon-hao 1.2.4 says 0 for every edge and corner and turf 7.4.0 inside.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact point-in-polygon@1.1.0 robust-point-in-polygon@1.0.3 point-in-polygon-hao@1.2.4 @turf/boolean-point-in-polygon@7.4.0 geolib@3.3.14 d3-polygon@3.0.1
cat > run.cjs <<'J'
const inside = require('point-in-polygon');
const robust = require('robust-point-in-polygon');
const hao = require('point-in-polygon-hao');
const turf = require('@turf/boolean-point-in-polygon');
const geolib = require('geolib');

(async () => {
  const d3 = await import('d3-polygon');
  const ring = [[0, 0], [4, 0], [4, 4], [2, 2], [0, 4]];
  const closed = [...ring, ring[0]];
  const named = ([longitude, latitude]) => ({ longitude, latitude });
  const places = { middle: [1, 1], 'left edge': [0, 2], 'right edge': [4, 2], 'lower edge': [1, 0], 'slope': [3, 3], 'other slope': [1, 3], 'corner 0 0': [0, 0], 'corner 4 0': [4, 0], 'corner 4 4': [4, 4], 'notch': [2, 2] };
  for (const [name, place] of Object.entries(places))
    console.log(`${name}: point-in-polygon ${inside(place, ring)}, d3 ${d3.polygonContains(ring, place)}, geolib ${geolib.isPointInPolygon(named(place), ring.map(named))}, turf ${turf.booleanPointInPolygon(place, { type: 'Polygon', coordinates: [closed] })}, robust ${robust(ring, place)}, hao ${(hao.default ?? hao)(place, [closed])}`);
})();
J
node run.cjs | tee seen
diff seen - <<'T'
middle: point-in-polygon true, d3 true, geolib true, turf true, robust -1, hao true
left edge: point-in-polygon true, d3 true, geolib true, turf true, robust 0, hao 0
right edge: point-in-polygon false, d3 false, geolib false, turf true, robust 0, hao 0
lower edge: point-in-polygon true, d3 true, geolib true, turf true, robust 0, hao 0
slope: point-in-polygon true, d3 true, geolib false, turf true, robust 0, hao 0
other slope: point-in-polygon false, d3 false, geolib false, turf true, robust 0, hao 0
corner 0 0: point-in-polygon true, d3 true, geolib true, turf true, robust 0, hao 0
corner 4 0: point-in-polygon false, d3 false, geolib false, turf true, robust 0, hao 0
corner 4 4: point-in-polygon false, d3 false, geolib false, turf true, robust 1, hao 0
notch: point-in-polygon true, d3 true, geolib false, turf true, robust -1, hao 0
T
