#!/bin/sh
# How long the edge band of a door with a round top is, 50 wide and 100 high, as the length of its SVG path, M0 25A25 25 0 0 1 50 25V100H0Z, by libraries of npm.
# Guess: 278.54, half a circle of 25 and three sides, within a hundredth.
# Seen: svg-path-properties 1.3.0 and svg-path-commander 2.3.3 give it. point-at-length 1.1.0 gives 215.14: the arc turns into a curve that is hardly one, and 63 of 278 are missing. Of curves and lines alone it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact point-at-length@1.1.0 svg-path-commander@2.3.3 svg-path-properties@1.3.0
cat > measure.cjs <<'J'
const points = require('point-at-length');
const commander = require('svg-path-commander');
const { svgPathProperties: Properties } = require('svg-path-properties');

for (const path of ['M0 25A25 25 0 0 1 50 25V100H0Z', 'M0 25C0 11 11 0 25 0S50 11 50 25V100H0Z', 'M0 0H50V100H0Z'])
  console.log(`${path}: svg-path-properties ${new Properties(path).getTotalLength().toFixed(2)}, svg-path-commander ${(commander.default ?? commander).getTotalLength(path).toFixed(2)}, point-at-length ${points(path).length().toFixed(2)}`);
J
node measure.cjs | tee seen
diff seen - <<'T'
M0 25A25 25 0 0 1 50 25V100H0Z: svg-path-properties 278.54, svg-path-commander 278.54, point-at-length 215.14
M0 25C0 11 11 0 25 0S50 11 50 25V100H0Z: svg-path-properties 278.72, svg-path-commander 278.72, point-at-length 278.72
M0 0H50V100H0Z: svg-path-properties 300.00, svg-path-commander 300.00, point-at-length 300.00
T
