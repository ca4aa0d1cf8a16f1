#!/bin/sh
# A block of two inches as AMF, the format of printers that says its unit in its first element (ISO/ASTM 52915: millimeter, inch, feet, meter, micron), so that nobody has to guess as with STL; the same of a sixth of a foot and of 0.0508 m.
# Guess: each is 50.8 mm large for whatever reads AMF, or the unit is told.
# Seen: three.js 0.187.0 has 50.8 mm of all three, @jscad/amf-deserializer 2.3.13 of inches and metres; feet it takes for millimetres, as it looks for "foot". PrusaSlicer 2.5.0, Slic3r 1.3.0, OpenSCAD 2021.01 and
# assimp 5.2.5 ignore the unit, without a word: a block of 2 mm, or of 0.05.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils openscad prusa-slicer slic3r; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils openscad prusa-slicer slic3r
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 jsdom@29.1.1 @jscad/amf-deserializer@2.3.13
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { Box3 } from 'three';
import { AMFLoader } from 'three/examples/jsm/loaders/AMFLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
console.log = () => {};
const { deserialize } = createRequire(import.meta.url)('@jscad/amf-deserializer');
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [corner & 1, (corner >> 1) & 1, corner >> 2]);
const sides = [[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4], [2, 6, 3], [3, 6, 7], [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]];
for (const [unit, size] of [['millimeter', 50.8], ['inch', 2], ['feet', 2 / 12], ['meter', 0.0508]]) {
  const points = corners.map((corner) => `<vertex><coordinates>${corner.map((value, axis) => `<${'xyz'[axis]}>${value * size}</${'xyz'[axis]}>`).join('')}</coordinates></vertex>`).join('');
  const faces = sides.map((side) => `<triangle>${side.map((corner, at) => `<v${at + 1}>${corner}</v${at + 1}>`).join('')}</triangle>`).join('');
  writeFileSync(`${unit}.amf`, `<?xml version="1.0" encoding="UTF-8"?><amf unit="${unit}" version="1.1"><object id="1"><mesh><vertices>${points}</vertices><volume>${faces}</volume></mesh></object></amf>`);
  const three = new AMFLoader().parse(new Uint8Array(readFileSync(`${unit}.amf`)).buffer);
  three.updateMatrixWorld(true);
  const jscad = [deserialize({ output: 'geometry' }, readFileSync(`${unit}.amf`, 'utf8'))].flat(9).flatMap(({ polygons }) => polygons.flatMap(({ vertices }) => vertices.map(([x]) => x)));
  process.stdout.write(`${unit}, three.js: ${new Box3().setFromObject(three).max.x.toFixed(2)}\n${unit}, @jscad/amf-deserializer: ${Math.max(...jscad).toFixed(2)}\n`);
}
J
{
  node read.mjs
  for unit in millimeter inch feet meter; do
    echo "import(\"$unit.amf\");" > model.scad
    openscad -o model.stl model.scad >/dev/null 2>&1
    printf "$unit, OpenSCAD: %.2f\n" "$(awk '$1 == "vertex" && $2 > most { most = $2 } END { print most }' model.stl)"
    printf "$unit, PrusaSlicer: %.2f\n" "$(prusa-slicer --info $unit.amf 2>/dev/null | sed -n 's/^size_x = //p')"
    printf "$unit, Slic3r: %.2f\n" "$(slic3r --info $unit.amf 2>/dev/null | sed -n 's/^size_x = //p')"
    printf "$unit, assimp: %.2f\n" "$(assimp info $unit.amf 2>/dev/null | sed -n 's/^Maximum point *(\([0-9.]*\).*/\1/p')"
  done
} | sort -s -t, -k1,1 | tee seen
diff seen - <<'T'
feet, three.js: 50.80
feet, @jscad/amf-deserializer: 0.17
feet, OpenSCAD: 0.17
feet, PrusaSlicer: 0.17
feet, Slic3r: 0.17
feet, assimp: 0.17
inch, three.js: 50.80
inch, @jscad/amf-deserializer: 50.80
inch, OpenSCAD: 2.00
inch, PrusaSlicer: 2.00
inch, Slic3r: 2.00
inch, assimp: 2.00
meter, three.js: 50.80
meter, @jscad/amf-deserializer: 50.80
meter, OpenSCAD: 0.05
meter, PrusaSlicer: 0.05
meter, Slic3r: 0.05
meter, assimp: 0.05
millimeter, three.js: 50.80
millimeter, @jscad/amf-deserializer: 50.80
millimeter, OpenSCAD: 50.80
millimeter, PrusaSlicer: 50.80
millimeter, Slic3r: 50.80
millimeter, assimp: 50.80
T
