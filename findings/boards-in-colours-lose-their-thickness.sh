#!/bin/sh
# A board of 600 by 400 by 18 as OBJ, plainly; with a colour behind each corner (v x y z r g b, as scanners write it); with a weight (v x y z 1.0); with its corners counted backwards (f -8 -6 -5 -7); and with tabs in place of blanks.
# Guess: what reads OBJ in browsers has a board of 600 by 400 by 18 each time, or refuses.
# Seen: three.js 0.187.0 has. webgl-obj-loader 2.0.8 takes all numbers of a line for corners, so that with colours the board is 0.1 thick, and with weights a heap of 600 by 600 by 600; counted backwards every corner is NaN.
# obj2gltf 3.2.0 finds no geometry in the file with tabs, and says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 obj2gltf@3.2.0 webgl-obj-loader@2.0.8
cat > read.mjs <<'J'
import { writeFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { Box3, Vector3 } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import webgl from 'webgl-obj-loader';

const sides = [[1, 3, 4, 2], [5, 6, 8, 7], [1, 2, 6, 5], [2, 4, 8, 6], [4, 3, 7, 8], [3, 1, 5, 7]];
const write = (behind, number) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `v ${(at & 1) * 600} ${((at >> 1) & 1) * 400} ${(at >> 2) * 18}${behind}\n`).join('') + sides.map((side) => `f ${side.map(number).join(' ')}\n`).join('');
const same = (number) => number;
const kinds = { plain: write('', same), colours: write(' 0.5 0.3 0.1', same), weights: write(' 1.0', same), backwards: write('', (number) => number - 9), tabs: write('', same).replaceAll(' ', '\t') };
for (const [kind, text] of Object.entries(kinds)) {
  writeFileSync('board.obj', text);
  const three = new Box3().setFromObject(new OBJLoader().parse(text)).getSize(new Vector3()).toArray();
  const { vertices } = new webgl.Mesh(text);
  const drawn = [0, 1, 2].map((axis) => { const values = vertices.filter((value, at) => at % 3 === axis); return Math.max(...values) - Math.min(...values); });
  let converted = 'refused';
  try {
    const { max } = (await obj2gltf('board.obj', { logger: () => {} })).accessors.find(({ type }) => type === 'VEC3');
    converted = max.join(' by ');
  } catch {}
  console.log(`${kind}: three.js ${three.join(' by ')}, webgl-obj-loader ${drawn.join(' by ')}, obj2gltf ${converted}`);
}
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
plain: three.js 600 by 400 by 18, webgl-obj-loader 600 by 400 by 18, obj2gltf 600 by 400 by 18
colours: three.js 600 by 400 by 18, webgl-obj-loader 600 by 400 by 0.1, obj2gltf 600 by 400 by 18
weights: three.js 600 by 400 by 18, webgl-obj-loader 600 by 600 by 600, obj2gltf 600 by 400 by 18
backwards: three.js 600 by 400 by 18, webgl-obj-loader NaN by NaN by NaN, obj2gltf 600 by 400 by 18
tabs: three.js 600 by 400 by 18, webgl-obj-loader 600 by 400 by 18, obj2gltf refused
T
