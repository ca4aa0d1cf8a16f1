#!/bin/sh
# A board of 0.6 by 0.4 by 0.018 as glTF, which its node makes twice as long (scale 2, 1, 1) within a node that moves it by 0.1: from 0.1 to 1.3. Its extent asked for with assimp info, by which an upload is checked.
# Guess: 0.1 to 1.3, as assimp itself writes it into STL, and as three.js has it.
# Seen (assimp 5.2.5, three.js 0.187.0): assimp info says 0.2 to 1.4, since it puts what the outer node does inside of what the inner one does; a part turned within a group that is moved is told at another place, or of other
# measures. With one node, or moves alone, it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Box3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

Object.assign(globalThis, { ProgressEvent: class {} });
const corners = Float32Array.from([0, 0, 0, 0.6, 0, 0, 0, 0.4, 0, 0, 0, 0.018, 0.6, 0.4, 0.018, 0, 0.4, 0.018]);
const kinds = {
  'scaled within moved': [{ translation: [0.1, 0, 0] }, { scale: [2, 1, 1] }],
  'turned within moved': [{ translation: [0.1, 0, 0] }, { rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2] }],
  'scaled and moved in one node': [{ translation: [0.1, 0, 0], scale: [2, 1, 1] }, {}],
  'moved within moved': [{ translation: [0.1, 0, 0] }, { translation: [0.1, 0, 0] }],
};
const range = (low, high) => [0, 1].map((axis) => `${Number(low[axis]).toFixed(1)} to ${Number(high[axis]).toFixed(1)}`.replaceAll('-0.0', '0.0')).join(', ');
for (const [kind, [outer, inner]] of Object.entries(kinds)) {
  const gltf = JSON.stringify({
    asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ ...outer, children: [1] }, { ...inner, mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 6, type: 'VEC3', min: [0, 0, 0], max: [0.6, 0.4, 0.018] }], bufferViews: [{ buffer: 0, byteLength: corners.byteLength }],
    buffers: [{ byteLength: corners.byteLength, uri: `data:application/octet-stream;base64,${Buffer.from(corners.buffer).toString('base64')}` }],
  });
  writeFileSync('board.gltf', gltf);
  const told = execFileSync('assimp', ['info', 'board.gltf'], { encoding: 'utf8' });
  const [low, high] = ['Minimum', 'Maximum'].map((name) => new RegExp(`^${name} point *\\((.*)\\)`, 'm').exec(told)[1].split(' '));
  execFileSync('assimp', ['export', 'board.gltf', 'board.stl'], { stdio: 'ignore' });
  const points = [...readFileSync('board.stl', 'utf8').matchAll(/vertex (\S+) (\S+)/g)].map(([, ...point]) => point.map(Number));
  const box = new Box3().setFromObject((await new GLTFLoader().parseAsync(gltf, '')).scene);
  console.log(`${kind}: assimp info ${range(low, high)}; its STL ${range([0, 1].map((axis) => Math.min(...points.map((point) => point[axis]))), [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]))))}; three.js ${range(box.min.toArray(), box.max.toArray())}`);
}
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
scaled within moved: assimp info 0.2 to 1.4, 0.0 to 0.4; its STL 0.1 to 1.3, 0.0 to 0.4; three.js 0.1 to 1.3, 0.0 to 0.4
turned within moved: assimp info -0.4 to 0.0, 0.1 to 0.7; its STL -0.3 to 0.1, 0.0 to 0.6; three.js -0.3 to 0.1, 0.0 to 0.6
scaled and moved in one node: assimp info 0.1 to 1.3, 0.0 to 0.4; its STL 0.1 to 1.3, 0.0 to 0.4; three.js 0.1 to 1.3, 0.0 to 0.4
moved within moved: assimp info 0.2 to 0.8, 0.0 to 0.4; its STL 0.2 to 0.8, 0.0 to 0.4; three.js 0.2 to 0.8, 0.0 to 0.4
T
