#!/bin/sh
# The door of a cabinet as glTF in two finishes (KHR_materials_variants, which shops let their customers choose by): oak, which it shows first, and walnut.
# Guess: gltf-pipeline, which keeps extensions that it does not know as they are, keeps both; gltf-transform, too, once told of the extension.
# Seen: gltf-transform 4.5.1 with its extension does. gltf-pipeline 4.3.1 takes walnut for a material that nobody uses and deletes it, and leaves the variant,
# which then names a material that the file does not have. With keepUnusedElements it stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact gltf-pipeline@4.3.1 @gltf-transform/core@4.5.1 @gltf-transform/extensions@4.5.1 @gltf-transform/functions@4.5.1
cat > read.mjs <<'J'
import { NodeIO } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import { dedup, prune } from '@gltf-transform/functions';
import pipeline from 'gltf-pipeline';

const name = 'KHR_materials_variants';
const data = Buffer.alloc(36);
[0, 0, 0, 1, 0, 0, 1, 1, 0].forEach((value, place) => data.writeFloatLE(value, 4 * place));
const mappings = [0, 1].map((index) => ({ material: index, variants: [index] }));
const door = {
  asset: { version: '2.0' },
  extensionsUsed: [name],
  extensions: { [name]: { variants: [{ name: '白橡' }, { name: '胡桃' }] } },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  materials: [0.9, 0.3].map((red, index) => ({
    name: ['oak', 'walnut'][index],
    pbrMetallicRoughness: { baseColorFactor: [red, 0.2, 0.1, 1] },
  })),
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0, extensions: { [name]: { mappings } } }] }],
  buffers: [{ uri: `data:application/octet-stream;base64,${data.toString('base64')}`, byteLength: 36 }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
};
const show = (title, { materials, meshes }) => {
  const variants = meshes[0].primitives[0].extensions[name].mappings;
  console.log(title, variants.map(({ material }) => materials[material]?.name ?? 'no such material').join(', '));
};
const io = new NodeIO().registerExtensions([KHRMaterialsVariants]);
const document = await io.readJSON({ json: structuredClone(door), resources: {} });
await document.transform(dedup(), prune());
show('gltf-transform:', (await io.writeJSON(document)).json);
show('gltf-pipeline:', (await pipeline.processGltf(structuredClone(door))).gltf);
show('kept:', (await pipeline.processGltf(structuredClone(door), { keepUnusedElements: true })).gltf);
J
node read.mjs | tee seen
diff seen - <<'T'
gltf-transform: oak, walnut
gltf-pipeline: oak, no such material
kept: oak, walnut
T
