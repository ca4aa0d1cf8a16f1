#!/bin/sh
# A cabinet in a configurator by three.js: its body, a door that is switched off (visible = false), and a set of drawers in a group that is; saved for the workshop in the formats for which there are exporters.
# Guess: each file has what is seen, the body alone; or each has everything, so that one file can be taken for the other.
# Seen: glTF and USDZ of three.js 0.187.0 have the body. STL, OBJ and PLY of three.js, and 3MF of three-3mf-exporter 45.2.0, have body, door and drawers, one in the other, without a word.
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
import { BoxGeometry, Group, Mesh, MeshStandardMaterial, Scene } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js';
import { PLYExporter } from 'three/examples/jsm/exporters/PLYExporter.js';
import { STLExporter } from 'three/examples/jsm/exporters/STLExporter.js';
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js';
import { exportTo3MF } from 'three-3mf-exporter';

globalThis.requestAnimationFrame = (callback) => setTimeout(callback);
globalThis.FileReader = class {
  readAsArrayBuffer(blob) {
    blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend();
    });
  }
};
for (const method of ['warn', 'error']) console[method] = (...words) => console.log('said:', ...words);
const part = (width) => new Mesh(new BoxGeometry(width, 18, 400), new MeshStandardMaterial());
const scene = new Scene();
scene.add(part(600), Object.assign(part(598), { visible: false }), Object.assign(new Group().add(part(596)), { visible: false }));
scene.updateMatrixWorld(true);
const show = (format, triangles) => console.log(`${format}: ${triangles / 12}`);
show('STL', new STLExporter().parse(scene).match(/facet normal/g).length);
show('OBJ', new OBJExporter().parse(scene).match(/^f /gm).length);
show('PLY', Number(/element face (\d+)/.exec(await new Promise((resolve) => { new PLYExporter().parse(scene, resolve, {}); }))[1]));
const glb = Buffer.from(await new GLTFExporter().parseAsync(scene, { binary: true }));
const { meshes } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
show('glTF', meshes.length * 12);
show('USDZ', Buffer.from(await new USDZExporter().parseAsync(scene)).toString('latin1').match(/prepend references = @/g).length * 12);
writeFileSync('cabinet.3mf', Buffer.from(await (await exportTo3MF(scene)).arrayBuffer()));
show('3MF', execFileSync('unzip', ['-p', 'cabinet.3mf', '*.model'], { encoding: 'utf8' }).match(/<triangle /g).length);
J
node write.mjs | tee seen
diff seen - <<'T'
STL: 3
OBJ: 3
PLY: 3
glTF: 1
USDZ: 1
3MF: 3
T
