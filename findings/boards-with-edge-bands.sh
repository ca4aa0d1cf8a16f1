#!/bin/sh
# A board by three.js with a material for each of its six faces, oak on the faces, white and red on the edges, as a box has them there (an array of materials); saved in the formats for which there are exporters
# and which know colours.
# Guess: each file has the board with its three colours, or the exporter says what it leaves out.
# Seen: glTF of three.js 0.187.0 has the six. OBJ has the board without any material; in USDZ there are six materials, and no board; 3MF of three-3mf-exporter 45.2.0 has the board
# in oak alone. None says so. With one material the board is in all of them, with its colour in USDZ and its material in OBJ.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s unzip >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends unzip; } >/dev/null
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 three-3mf-exporter@45.2.0
cat > write.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { BoxGeometry, Mesh, MeshStandardMaterial, Scene } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js';
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js';
import { exportTo3MF } from 'three-3mf-exporter';

globalThis.FileReader = class {
  readAsArrayBuffer(blob) {
    blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend();
    });
  }
};
for (const method of ['warn', 'error']) console[method] = (...words) => console.log('said:', ...words);
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
const colours = [0x996633, 0x996633, 0xffffff, 0xffffff, 0xff0000, 0xff0000];
const materials = colours.map((color, index) => Object.assign(new MeshStandardMaterial({ color }), { name: `face${index}` }));
for (const [name, material] of [['one material', materials[0]], ['six materials', materials]]) {
  const scene = new Scene().add(new Mesh(new BoxGeometry(600, 18, 400), material));
  scene.updateMatrixWorld(true);
  const glb = Buffer.from(await new GLTFExporter().parseAsync(scene, { binary: true }));
  const { meshes, materials: written } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
  console.log(`${name}, glTF: ${meshes.length} board of ${meshes[0].primitives.length} parts, ${written.length} materials`);
  const obj = new OBJExporter().parse(scene);
  console.log(`${name}, OBJ: ${count(obj, /^f /gm)} triangles, ${count(obj, /^usemtl/gm)} materials`);
  const usdz = Buffer.from(await new USDZExporter().parseAsync(scene)).toString('latin1');
  console.log(`${name}, USDZ: ${count(usdz, /prepend references = @/g)} board, ${count(usdz, /def Material /g)} materials`);
  writeFileSync('board.3mf', Buffer.from(await (await exportTo3MF(scene)).arrayBuffer()));
  const model = execFileSync('unzip', ['-p', 'board.3mf'], { encoding: 'utf8' });
  console.log(`${name}, 3MF: ${count(model, /<triangle /g)} triangles, ${count(model, /#996633/gi)} oak, ${count(model, /#FF0000/gi)} red`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
one material, glTF: 1 board of 1 parts, 1 materials
one material, OBJ: 12 triangles, 1 materials
one material, USDZ: 1 board, 1 materials
one material, 3MF: 12 triangles, 1 oak, 0 red
six materials, glTF: 1 board of 6 parts, 6 materials
six materials, OBJ: 12 triangles, 0 materials
six materials, USDZ: 0 board, 6 materials
six materials, 3MF: 12 triangles, 1 oak, 0 red
T
