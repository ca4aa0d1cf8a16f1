#!/bin/sh
# A list of showrooms made GeoJSON by geojson of npm, as maps take it: one with its place as texts, as a table gives it, one on the equator, one whose place is not known yet (null, or empty cells), and one without the columns.
# Guess: numbers; and for a place that is not known no point: geometry null (RFC 7946, 3.2: "unlocated"), or a refusal.
# Seen (geojson 0.5.0): null and empty cells are a point at 0, 0, in the Gulf of Guinea, like the showroom that really is on the equator; without the columns the geometry is {}, which is none of GeoJSON's. csv2geojson 5.1.2 leaves such a row out and says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact csv2geojson@5.1.2 geojson@0.5.0
cat > run.cjs <<'J'
const csv2geojson = require('csv2geojson');
const GeoJSON = require('geojson');

for (const [name, row] of Object.entries({ texts: { lat: '22.8', lng: '113.2' }, equator: { lat: 0, lng: 113.2 }, null: { lat: null, lng: null }, empty: { lat: '', lng: '' }, 'no columns': {} })) {
  console.log(`${name}: ${JSON.stringify(GeoJSON.parse([{ name: '展厅', ...row }], { Point: ['lat', 'lng'] }).features[0].geometry)}`);
}
csv2geojson.csv2geojson('name,lat,lng\n展厅,,\n', (errors, { features }) => console.log(`csv2geojson: ${features.length} features, ${errors[0].message}`));
J
node run.cjs | tee seen
diff seen - <<'T'
texts: {"type":"Point","coordinates":[113.2,22.8]}
equator: {"type":"Point","coordinates":[113.2,0]}
null: {"type":"Point","coordinates":[0,0]}
empty: {"type":"Point","coordinates":[0,0]}
no columns: {}
csv2geojson: 0 features, A row contained an invalid value for latitude or longitude
T
