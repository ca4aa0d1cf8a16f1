#!/bin/sh
# A left door, made of the right one by mirroring (scale.x = -1 in three.js, as configurators do), saved for the workshop; and its glTF, where the scale stands at the node, made into STL by assimp.
# Guess: the corners of each triangle go round so that the outside is outside, as for the right door: a volume of +1, not -1.
# Seen: STL, OBJ and PLY of three.js 0.187.0 have the mirrored door inside out, with a volume of -1. The glTF is right, as a scale that mirrors turns the faces round there; STL that assimp 5.2.5
# makes of it has -1, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > write.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { BoxGeometry, Mesh, MeshStandardMaterial, Scene } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js';
import { PLYExporter } from 'three/examples/jsm/exporters/PLYExporter.js';
import { STLExporter } from 'three/examples/jsm/exporters/STLExporter.js';

globalThis.requestAnimationFrame = (callback) => setTimeout(callback);
globalThis.FileReader = class {
  readAsArrayBuffer(blob) {
    blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend();
    });
  }
};
// Six times the volume of a body is the sum of the determinants of its triangles, if they go round outside.
const show = (name, points, corners) => {
  const [a, b, c] = [0, 1, 2].map((start) => corners.filter((_, index) => index % 3 === start).map((corner) => points[corner]));
  const six = a.reduce((sum, [x, y, z], at) => sum + x * (b[at][1] * c[at][2] - b[at][2] * c[at][1]) - y * (b[at][0] * c[at][2] - b[at][2] * c[at][0]) + z * (b[at][0] * c[at][1] - b[at][1] * c[at][0]), 0);
  console.log(`${name}: ${(six / 6).toFixed(2)}`);
};
const rows = (text, pattern) => Array.from(text.matchAll(pattern), ([, ...numbers]) => numbers.map(Number));
const stl = (name, text) => {
  const points = rows(text, /vertex\s+(\S+)\s+(\S+)\s+(\S+)/g);
  show(name, points, points.map((_, index) => index));
};
for (const side of ['right', 'left']) {
  const door = new Mesh(new BoxGeometry(1, 1, 1), new MeshStandardMaterial());
  door.scale.x = side === 'left' ? -1 : 1;
  const scene = new Scene().add(door);
  scene.updateMatrixWorld(true);
  stl(`${side}, STL`, new STLExporter().parse(scene));
  const obj = new OBJExporter().parse(scene);
  show(`${side}, OBJ`, rows(obj, /^v (\S+) (\S+) (\S+)/gm), rows(obj, /^f (\d+)\S* (\d+)\S* (\d+)/gm).flat().map((corner) => corner - 1));
  const ply = await new Promise((resolve) => { new PLYExporter().parse(scene, resolve, { excludeAttributes: ['normal', 'uv', 'color'] }); });
  const body = ply.slice(ply.indexOf('end_header')).trim().split('\n').slice(1).map((line) => line.trim().split(' ').map(Number));
  show(`${side}, PLY`, body.slice(0, 24), body.slice(24).flatMap((face) => face.slice(1)));
  writeFileSync('door.glb', Buffer.from(await new GLTFExporter().parseAsync(scene, { binary: true })));
  execFileSync('assimp', ['export', 'door.glb', 'door.stl']);
  stl(`${side}, assimp`, readFileSync('door.stl', 'utf8'));
}
J
node write.mjs | tee seen
diff seen - <<'T'
right, STL: 1.00
right, OBJ: 1.00
right, PLY: 1.00
right, assimp: 1.00
left, STL: -1.00
left, OBJ: -1.00
left, PLY: -1.00
left, assimp: -1.00
T
