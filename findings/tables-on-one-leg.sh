#!/bin/sh
# A table's four legs, one body at four places, 1000 by 500 apart: as AMF, where a constellation has instances, and as 3MF, where an object has components and is moved by 100 on the plate.
# Guess: what reads the formats reads what they have over STL: four legs, 1050 by 550, or refuses.
# Seen: PrusaSlicer 2.5.0 has four in both, assimp 5.2.5 and three.js 0.187.0 in 3MF. OpenSCAD 2021.01 has one leg in both, and does not move it; three.js, assimp and @jscad/amf-deserializer
# 2.3.13 have one in AMF. None says that something is missing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils openscad prusa-slicer zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils openscad prusa-slicer
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 jsdom@29.1.1 @jscad/amf-deserializer@2.3.13 @jscad/modeling@2.13.0
mkdir -p 3mf/3D 3mf/_rels
cat > write.cjs <<'J'
const { writeFileSync } = require('node:fs');

const points = [[0, 0, 0], [50, 0, 0], [0, 50, 0], [0, 0, 700]];
const faces = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]];
const places = [[0, 0], [1000, 0], [0, 500], [1000, 500]];
const all = (list, write) => list.map(write).join('');
const xml = '<?xml version="1.0" encoding="UTF-8"?>';
writeFileSync('table.amf', `${xml}<amf unit="millimeter"><object id="1"><mesh><vertices>${all(points, ([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`)}
</vertices><volume>${all(faces, ([a, b, c]) => `<triangle><v1>${a}</v1><v2>${b}</v2><v3>${c}</v3></triangle>`)}</volume></mesh></object>
<constellation id="2">${all(places, ([x, y]) => `<instance objectid="1"><deltax>${x}</deltax><deltay>${y}</deltay><deltaz>0</deltaz><rx>0</rx><ry>0</ry><rz>0</rz></instance>`)}</constellation></amf>`);
writeFileSync('3mf/3D/3dmodel.model', `${xml}<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>
<object id="1" type="model"><mesh><vertices>${all(points, ([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`)}</vertices><triangles>${all(faces, ([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`)}</triangles></mesh></object>
<object id="2" type="model"><components>${all(places, ([x, y]) => `<component objectid="1" transform="1 0 0 0 1 0 0 0 1 ${x} ${y} 0"/>`)}</components></object></resources>
<build><item objectid="2" transform="1 0 0 0 1 0 0 0 1 100 0 0"/></build></model>`);
writeFileSync('3mf/[Content_Types].xml', `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`);
writeFileSync('3mf/_rels/.rels', `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="r0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`);
J
node write.cjs
(cd 3mf && zip -qr ../table.3mf .)
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import amf from '@jscad/amf-deserializer';
import modeling from '@jscad/modeling';
import { JSDOM } from 'jsdom';
import { Box3 } from 'three';
import { ThreeMFLoader } from 'three/examples/jsm/loaders/3MFLoader.js';
import { AMFLoader } from 'three/examples/jsm/loaders/AMFLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
console.log = () => {};
const show = (name, [from], [to]) => process.stdout.write(`${name}: ${from} to ${to}\n`);
for (const [name, Loader] of [['table.amf', AMFLoader], ['table.3mf', ThreeMFLoader]]) {
  const { min, max } = new Box3().setFromObject(new Loader().parse(Uint8Array.from(readFileSync(name)).buffer));
  show(`${name}, three.js`, [min.x], [max.x]);
}
show('table.amf, jscad', ...modeling.measurements.measureAggregateBoundingBox(amf.deserialize({ output: 'geometry' }, readFileSync('table.amf', 'utf8'))));
J
{
  node read.mjs
  for name in table.amf table.3mf; do
    assimp export $name assimp.stl >/dev/null
    echo "import(\"$name\");" > table.scad
    openscad -q -o openscad.stl table.scad
    prusa-slicer --export-stl --dont-arrange -o prusa.stl $name >/dev/null 2>&1
    assimp export prusa.stl prusa-text.stl >/dev/null
    for program in assimp openscad prusa-text; do
      echo "$name, $program: $(awk '/vertex/ { if (!n++ || $2 < min) min = $2; if (n == 1 || $2 > max) max = $2 } END { printf "%d to %d", min, max }' $program.stl)"
    done
  done
} | tee seen
diff seen - <<'T'
table.amf, three.js: 0 to 50
table.3mf, three.js: 100 to 1150
table.amf, jscad: 0 to 50
table.amf, assimp: 0 to 50
table.amf, openscad: 0 to 50
table.amf, prusa-text: 0 to 1050
table.3mf, assimp: 100 to 1150
table.3mf, openscad: 0 to 50
table.3mf, prusa-text: 100 to 1150
T
