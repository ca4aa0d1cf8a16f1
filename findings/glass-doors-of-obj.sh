#!/bin/sh
# Glass doors as OBJ, of which 30 % hides what is behind: MTL says so by d 0.3, by Tr 0.7 (its reverse, as 3ds Max writes it), or by d -halo 0.3, where it is more towards the edges.
# Guess: what reads the format has 0.3 for all three, or ignores -halo, and is no more than a little off.
# Seen: three.js 0.187.0 and obj2gltf 3.2.0 have 0.3 for the first two. With -halo three.js has a solid door, and obj2gltf a colour with null in it, which is no valid glTF; assimp 5.2.5 refuses the whole file. @loaders.gl/obj 4.5.2 has solid doors for all three, as it
# leaves the word out. None but assimp says anything.
set -eu
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @loaders.gl/core@4.5.2 @loaders.gl/obj@4.5.2 obj2gltf@3.2.0 three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { MTLLoader as OtherLoader } from '@loaders.gl/obj';
import obj2gltf from 'obj2gltf';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';

writeFileSync('door.obj', 'mtllib door.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl glass\nf 1 2 3\n');
const show = (name, value) => `${name} ${typeof value === 'number' ? value.toFixed(1) : String(value)}`;
for (const line of ['d 0.3', 'Tr 0.7', 'd -halo 0.3']) {
  const text = `newmtl glass\nKd 0.8 0.9 1\n${line}\n`;
  writeFileSync('door.mtl', text);
  const materials = new MTLLoader().parse(text, '');
  materials.preload();
  const seen = [show('three.js', materials.materials.glass.opacity)];
  const { materials: [glass] } = await obj2gltf('door.obj');
  seen.push(show('obj2gltf', JSON.parse(JSON.stringify(glass.pbrMetallicRoughness.baseColorFactor[3]))));
  const [other] = await parse(text, OtherLoader);
  seen.push(show('loaders.gl', other.opacity ?? 'nothing'));
  try {
    execFileSync('assimp', ['export', 'door.obj', 'door.glb', '-fglb2'], { stdio: 'pipe' });
    const file = readFileSync('door.glb');
    seen.push(show('assimp', JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))).materials.find(({ name }) => name === 'glass').pbrMetallicRoughness.baseColorFactor?.[3] ?? 'nothing'));
  } catch {
    seen.push('assimp refuses');
  }
  console.log(`${line}: ${seen.join(', ')}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
d 0.3: three.js 0.3, obj2gltf 0.3, loaders.gl nothing, assimp 0.3
Tr 0.7: three.js 0.3, obj2gltf 0.3, loaders.gl nothing, assimp 0.3
d -halo 0.3: three.js 1.0, obj2gltf null, loaders.gl nothing, assimp refuses
T
