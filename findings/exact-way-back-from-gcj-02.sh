#!/bin/sh
# A workshop's place turned from WGS-84 into the coordinates of China's maps (GCJ-02) and back by the libraries of npm, each by its exact way back where it has one.
# Guess: back within a metre, and within half a metre where the way back is called exact.
# Seen: gcoord 1.0.7 and coordtransform 2.1.2 come back within 0.2 m, and so does gcj2wgs of eviltransform 0.2.2. Its gcj2wgs_exact, which looks for the place step by step, goes the wrong way with each step: of 22.84 north it makes three million degrees
# south, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact coordtransform@2.1.2 eviltransform@0.2.2 gcoord@1.0.7
cat > back.cjs <<'J'
const { gcj02towgs84, wgs84togcj02 } = require('coordtransform');
const { gcj2wgs, gcj2wgs_exact: exact, wgs2gcj } = require('eviltransform');
const { GCJ02, WGS84, transform } = require('gcoord');

const place = [113.25, 22.84];
const evil = (back) => {
  const there = wgs2gcj(place[1], place[0]);
  const { lat, lng } = back(there.lat, there.lng);
  return [lng, lat];
};
const libraries = {
  gcoord: () => transform(transform(place, WGS84, GCJ02), GCJ02, WGS84),
  coordtransform: () => gcj02towgs84(...wgs84togcj02(...place)),
  'eviltransform, gcj2wgs': () => evil(gcj2wgs),
  'eviltransform, gcj2wgs_exact': () => evil(exact),
};
for (const [name, back] of Object.entries(libraries)) {
  const [longitude, latitude] = back();
  const metres = Math.hypot((longitude - place[0]) * 102600, (latitude - place[1]) * 110750);
  console.log(`${name}: ${metres < 0.2 ? 'within 0.2 m' : `at ${latitude.toFixed(0)}, ${longitude.toFixed(0)}`}`);
}
J
node back.cjs | tee seen
diff seen - <<'T'
gcoord: within 0.2 m
coordtransform: within 0.2 m
eviltransform, gcj2wgs: within 0.2 m
eviltransform, gcj2wgs_exact: at -3002281, 5699709
T
