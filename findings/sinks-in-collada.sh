#!/bin/sh
# A worktop with a cut-out for the sink as Collada, where a polygon can have holes (ph, with p and h; Collada 1.4.1, chapter 5); beside it the same outline without the hole.
# Guess: what reads Collada shows the worktop, with the hole or at least without it, or says what it does not know and shows the other parts.
# Seen: neither opens the file: assimp 5.2.5 calls h an unexpected element of polygons; three.js 0.187.0 warns of nothing, and fails for want of a list. Without the hole both read it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 jsdom@29.1.1
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { ColladaLoader } from 'three/examples/jsm/loaders/ColladaLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
const points = [0, 0, 0, 2, 0, 0, 2, 0.6, 0, 0, 0.6, 0, 0.5, 0.1, 0, 0.5, 0.5, 0, 1, 0.5, 0, 1, 0.1, 0];
const write = (name, polygons) => writeFileSync(name, `<?xml version="1.0" encoding="utf-8"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><created>2026-11-29T00:00:00Z</created><modified>2026-11-29T00:00:00Z</modified><unit name="meter" meter="1"/><up_axis>Y_UP</up_axis></asset>
<library_geometries><geometry id="top"><mesh><source id="points"><float_array id="numbers" count="24">${points.join(' ')}</float_array><technique_common><accessor source="#numbers" count="8" stride="3">
<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="corners"><input semantic="POSITION" source="#points"/></vertices>
<polygons count="1"><input semantic="VERTEX" source="#corners" offset="0"/>${polygons}</polygons></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="kitchen"><node id="worktop"><instance_geometry url="#top"/></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#kitchen"/></scene></COLLADA>`);
write('hole.dae', '<ph><p>0 1 2 3</p><h>4 5 6 7</h></ph>');
write('whole.dae', '<p>0 1 2 3</p>');
console.log = () => {};
for (const method of ['warn', 'error']) console[method] = (text) => process.stdout.write(`said: ${text}\n`);
for (const name of ['hole.dae', 'whole.dae']) {
  let triangles = 0;
  try {
    new ColladaLoader().parse(readFileSync(name, 'utf8'), '').scene.traverse(({ geometry }) => {
      triangles += (geometry?.attributes.position.count ?? 0) / 3;
    });
  } catch {
    triangles = 'not opened';
  }
  process.stdout.write(`${name}, three.js: ${triangles}\n`);
}
J
{
  node read.mjs
  for name in hole whole; do echo "$name.dae, assimp: $(assimp info $name.dae | sed -n 's/^Faces: *//p; s/^ERROR: Failed to load file: //p')"; done
} | tee seen
diff seen - <<'T'
THREE.ColladaLoader: File version 1.4.1
hole.dae, three.js: not opened
THREE.ColladaLoader: File version 1.4.1
whole.dae, three.js: 2
hole.dae, assimp: Unexpected sub element <h> in tag <polygons>
whole.dae, assimp: 2
T
