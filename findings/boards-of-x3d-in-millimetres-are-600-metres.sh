#!/bin/sh
# A board of 600 by 400 by 18 mm in X3D, the successor of VRML: in metres, as the standard counts, and in millimetres and inches, with the unit in its head (<unit category="length" conversionFactor="0.001">, ISO/IEC 19775-1, 7.2.5);
# two of three doors put away by a Switch (whichChoice 1); read by @jscad/x3d-deserializer and by assimp, which tell the size.
# Guess: the three boards are of one size, and one door is read: "UNIT can be changed by a 'unit' statement", says the library of JSCAD.
# Seen (@jscad/x3d-deserializer 2.2.13, assimp-utils 5.2.5): neither looks at the unit: 0.6, 600 and 24. Of the doors JSCAD draws all three within one another, assimp the one that is chosen.
set -eu
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @jscad/x3d-deserializer@2.2.13 @jscad/modeling@2.13.0
cat > run.cjs <<'J'
const { execFileSync } = require('child_process');
const { writeFileSync } = require('fs');
const { measurements } = require('@jscad/modeling');
const { deserialize } = require('@jscad/x3d-deserializer');

const unit = (factor) => `<head><unit category="length" name="u" conversionFactor="${factor}"/></head>`;
const box = (size) => `<Shape><Box size="${size}"/></Shape>`;
const files = {
  metres: ['', box('0.6 0.4 0.018')],
  millimetres: [unit('0.001'), box('600 400 18')],
  inches: [unit('0.0254'), box('24 16 1')],
  doors: ['', `<Switch whichChoice="1">${box('0.3 0.3 0.3')}${box('0.4 0.4 0.4')}${box('0.5 0.5 0.5')}</Switch>`],
};
const size = ([low, high]) => high.map((value, axis) => Number((value - low[axis]).toFixed(4))).join(' by ');
for (const [name, [head, scene]] of Object.entries(files)) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><X3D profile="Interchange" version="3.3">${head}<Scene>${scene}</Scene></X3D>`;
  writeFileSync('a.x3d', text);
  const told = execFileSync('assimp', ['info', 'a.x3d'], { encoding: 'utf8' });
  const point = (label) => told.match(new RegExp(`${label} point +\\(([^)]*)\\)`))[1].split(' ').map(Number);
  const read = [deserialize({ output: 'geometry', filename: 'a.x3d' }, text)].flat();
  console.log(`${name}: jscad ${read.map((body) => size(measurements.measureBoundingBox(body))).join(' and ')}; assimp ${size([point('Minimum'), point('Maximum')])}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
metres: jscad 0.6 by 0.4 by 0.018; assimp 0.6 by 0.4 by 0.018
millimetres: jscad 600 by 400 by 18; assimp 600 by 400 by 18
inches: jscad 24 by 16 by 1; assimp 24 by 16 by 1
doors: jscad 0.3 by 0.3 by 0.3 and 0.4 by 0.4 by 0.4 and 0.5 by 0.5 by 0.5; assimp 0.4 by 0.4 by 0.4
T
