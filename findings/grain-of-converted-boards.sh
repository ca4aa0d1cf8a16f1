#!/bin/sh
# A board as OBJ, whose picture of oak its material repeats twice along and four times across (map_Kd -s 2 4 1, an option of MTL), converted to glTF, the format for the web, in which the same can be said
# (KHR_texture_transform).
# Guess: the grain keeps its size: the option becomes that extension, or other coordinates of the texture; or the converter says that it leaves it out.
# Seen: three.js 0.187.0 (MTLLoader) repeats the picture twice and four times. obj2gltf 3.2.0 and assimp 5.2.5 find the picture's name behind the option, but drop its numbers, without a word: one picture
# covers the board, its grain two and four times as wide.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact obj2gltf@3.2.0 pngjs@7.0.0 three@0.187.0
printf 'newmtl oak\nKd 1 1 1\nmap_Kd -s 2 4 1 oak.png\n' > oak.mtl
printf '%s\n' 'mtllib oak.mtl' 'v 0 0 0' 'v 1 0 0' 'v 1 1 0' 'v 0 1 0' 'vt 0 0' 'vt 1 0' 'vt 1 1' 'vt 0 1' 'usemtl oak' 'f 1/1 2/2 3/3 4/4' > board.obj
cat > convert.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { PNG } from 'pngjs';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';

writeFileSync('oak.png', PNG.sync.write(new PNG({ width: 2, height: 2 })));
globalThis.document = { createElementNS: () => ({ addEventListener() {} }) };
const materials = new MTLLoader().parse(readFileSync('oak.mtl', 'utf8'), '');
materials.preload();
console.log(`three.js: repeated ${materials.materials.oak.map.repeat.toArray().join(' by ')}`);
const show = (name, { buffers, bufferViews, accessors, extensionsUsed = [], images, meshes }) => {
  const { bufferView, byteOffset = 0, count } = accessors[meshes[0].primitives[0].attributes.TEXCOORD_0];
  const { uri } = buffers[0];
  const bytes = uri.startsWith('data:') ? Buffer.from(uri.split(',')[1], 'base64') : readFileSync(uri);
  const start = (bufferViews[bufferView].byteOffset ?? 0) + byteOffset;
  const size = bufferViews[bufferView].byteStride ?? 8;
  const largest = [0, 4].map((offset) => Math.max(...Array.from({ length: count }, (_, index) => bytes.readFloatLE(start + index * size + offset))));
  console.log(`${name}: ${images.length} picture, repeated ${largest.join(' by ')}, ${extensionsUsed.includes('KHR_texture_transform') ? '' : 'not '}transformed`);
};
show('obj2gltf', await obj2gltf('board.obj', { logger: (text) => console.log(`said: ${text}`) }));
execFileSync('assimp', ['export', 'board.obj', 'assimp.gltf']);
show('assimp', JSON.parse(readFileSync('assimp.gltf', 'utf8')));
J
node convert.mjs | tee seen
diff seen - <<'T'
three.js: repeated 2 by 4
obj2gltf: 1 picture, repeated 1 by 1, not transformed
assimp: 1 picture, repeated 1 by 1, not transformed
T
