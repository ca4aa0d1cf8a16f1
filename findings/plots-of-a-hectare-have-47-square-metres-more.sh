#!/bin/sh
# The area of a plot for a workshop at Foshan, 100 by 100 metres as laid out on the ellipsoid of CGCS2000 and WGS 84.
# Guess: 10,000 square metres, within a thousandth.
# Seen: geographiclib-geodesic 2.2.0 says 10,000. geojson-area 0.2.2 and geolib 3.3.14 say 10,047 and turf 7.4.0 10,025: they take the earth for a ball, the one of its greatest radius and the other of its mean, and in the south of China plots are larger on both. Two measures of one plot differ by 22 square metres.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact geographiclib-geodesic@2.2.0 @turf/turf@7.4.0 @mapbox/geojson-area@0.2.2 geolib@3.3.14
cat > run.cjs <<'J'
const { Geodesic } = require('geographiclib-geodesic');
const turf = require('@turf/turf');
const area = require('@mapbox/geojson-area');
const geolib = require('geolib');

const earth = Geodesic.WGS84;
const corner = { lat2: 22.84, lon2: 113.25 };
const east = earth.Direct(22.84, 113.25, 90, 100);
const north = earth.Direct(22.84, 113.25, 0, 100);
const across = earth.Direct(north.lat2, north.lon2, 90, 100);
const corners = [corner, east, across, north, corner].map(({ lat2, lon2 }) => [lon2, lat2]);
const plot = { type: 'Polygon', coordinates: [corners] };
const exact = earth.Polygon(false);
for (const [longitude, latitude] of corners.slice(0, 4)) exact.AddPoint(latitude, longitude);
console.log('geographiclib', exact.Compute(false, true).area.toFixed(1));
console.log('turf', turf.area(plot).toFixed(1));
console.log('geojson-area', area.geometry(plot).toFixed(1));
console.log('geolib', geolib.getAreaOfPolygon(corners.map(([longitude, latitude]) => ({ latitude, longitude }))).toFixed(1));
J
node run.cjs | tee seen
diff seen - <<'T'
geographiclib 10000.0
turf 10024.7
geojson-area 10047.1
geolib 10047.1
T
