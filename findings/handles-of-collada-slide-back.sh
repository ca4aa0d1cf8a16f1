#!/bin/sh
# A handle 1 wide as Collada, put in by instance_node, as SketchUp does with its components: a node at 2 has the instance of a node in a library, which itself is moved by 1 (Collada 1.4.1: the node is instanced with all that it has),
# so that it goes from 3 to 4; the same with the move in a node within; and a node whose place is given by lookat, from 0, 0, 5.
# Guess: what reads Collada has the handle from 3 to 4 both times, and the other one at 5, or says what it does not know.
# Seen: assimp 5.2.5 has. three.js 0.187.0 (ColladaLoader) drops what the library's node says of its place: the handle is from 2 to 3; a node within is right. lookat it passes over, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 jsdom@29.1.1
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { Box3 } from 'three';
import { ColladaLoader } from 'three/examples/jsm/loaders/ColladaLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
console.log = () => {};
for (const method of ['warn', 'error']) console[method] = (words) => process.stdout.write(`said: ${words}\n`);
const file = (nodes, library = '') => `<?xml version="1.0" encoding="utf-8"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><created>2026-11-29T00:00:00Z</created><modified>2026-11-29T00:00:00Z</modified><unit name="meter" meter="1"/><up_axis>Y_UP</up_axis></asset>
<library_geometries><geometry id="handle"><mesh><source id="points"><float_array id="numbers" count="9">0 0 0 1 0 0 0 1 0</float_array><technique_common><accessor source="#numbers" count="3" stride="3">
<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source><vertices id="corners"><input semantic="POSITION" source="#points"/></vertices>
<triangles count="1"><input semantic="VERTEX" source="#corners" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>${library && `<library_nodes>${library}</library_nodes>`}
<library_visual_scenes><visual_scene id="kitchen">${nodes}</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#kitchen"/></scene></COLLADA>`;
const handle = '<instance_geometry url="#handle"/>';
const instance = '<node id="door"><translate>2 0 0</translate><instance_node url="#component"/></node>';
const kinds = {
  'moved in the library': file(instance, `<node id="component"><translate>1 0 0</translate>${handle}</node>`),
  'moved within': file(instance, `<node id="component"><node id="inner"><translate>1 0 0</translate>${handle}</node></node>`),
  lookat: file(`<node id="door"><lookat>0 0 5 0 0 0 0 1 0</lookat>${handle}</node>`),
};
for (const [kind, text] of Object.entries(kinds)) {
  writeFileSync('handle.dae', text);
  const { scene } = new ColladaLoader().parse(text, '');
  scene.updateMatrixWorld(true);
  const { min, max } = new Box3().setFromObject(scene);
  execFileSync('assimp', ['export', 'handle.dae', 'handle.stl'], { stdio: 'ignore' });
  const points = [...readFileSync('handle.stl', 'utf8').matchAll(/vertex (\S+) \S+ (\S+)/g)].map((point) => point.slice(1).map(Number));
  process.stdout.write(`${kind}, three.js: ${min.x} to ${max.x}, at ${min.z}\n${kind}, assimp: ${Math.min(...points.map(([x]) => x))} to ${Math.max(...points.map(([x]) => x))}, at ${Math.min(...points.map(([, z]) => z))}\n`);
}
J
node read.mjs | grep -v 'File version' | tee seen
diff seen - <<'T'
moved in the library, three.js: 2 to 3, at 0
moved in the library, assimp: 3 to 4, at 0
moved within, three.js: 3 to 4, at 0
moved within, assimp: 3 to 4, at 0
lookat, three.js: 0 to 1, at 0
lookat, assimp: 0 to 1, at 5
T
