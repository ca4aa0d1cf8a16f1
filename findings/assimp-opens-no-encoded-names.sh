#!/bin/sh
# A board as glTF, whose data is in 板.bin, named as the format asks for (2.0, 3.6.1.1: URIs are percent-encoded where needed), and plainly.
# Guess: what reads glTF decodes the name, and opens the file in either form.
# Seen: gltf-transform 4.5.1 and gltf-pipeline 4.3.1 do. assimp 5.2.5 looks for a file named %E6%9D%BF.bin and gives up; it opens the plain form alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @gltf-transform/core@4.5.1 gltf-pipeline@4.3.1
cat > read.mjs <<'J'
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { NodeIO } from '@gltf-transform/core';
import pipeline from 'gltf-pipeline';

const data = Buffer.alloc(36);
[0, 0, 0, 1, 0, 0, 1, 1, 0].forEach((value, place) => data.writeFloatLE(value, 4 * place));
fs.writeFileSync('板.bin', data);
const opened = async (read) => {
  try {
    await read();
    return 'opened';
  } catch {
    return 'failed';
  }
};
for (const uri of ['板.bin', encodeURI('板.bin')]) {
  const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] };
  const scene = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    buffers: [{ uri, byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [accessor],
  };
  fs.writeFileSync('a.gltf', JSON.stringify(scene));
  const first = await opened(() => new NodeIO().read('a.gltf'));
  const second = await opened(() => pipeline.gltfToGlb(structuredClone(scene), { resourceDirectory: '.' }));
  const third = await opened(() => execFileSync('assimp', ['info', 'a.gltf'], { stdio: 'ignore' }));
  console.log(`${uri} | gltf-transform ${first} | gltf-pipeline ${second} | assimp ${third}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
板.bin | gltf-transform opened | gltf-pipeline opened | assimp opened
%E6%9D%BF.bin | gltf-transform opened | gltf-pipeline opened | assimp failed
T
