#!/bin/sh
# A kitchen's twenty handles, drawn in a configurator as one mesh at twenty places (InstancedMesh of three.js), saved for the workshop in the formats for which three.js has an exporter, and as
# 3MF; and the glTF of them opened by assimp.
# Guess: all twenty are in each file, or the exporter refuses what it cannot write.
# Seen: three.js 0.187.0 writes twenty into glTF alone, by an extension (EXT_mesh_gpu_instancing, not said to be required), of which assimp 5.2.5 reads one. STL, OBJ, PLY and USDZ of three.js and
# 3MF of three-3mf-exporter 45.2.0 have one handle, that at the origin, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 three-3mf-exporter@45.2.0
cat > write.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { BoxGeometry, InstancedMesh, Matrix4, MeshStandardMaterial, Scene } from 'three';
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
const handles = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshStandardMaterial(), 20);
for (let index = 0; index < 20; index += 1) handles.setMatrixAt(index, new Matrix4().makeTranslation(index * 5, 0, 0));
const scene = new Scene();
scene.add(handles);
scene.updateMatrixWorld(true);
const show = (format, triangles) => console.log(`${format}: ${triangles / 12}`);
show('STL', new STLExporter().parse(scene).match(/facet normal/g).length);
show('OBJ', new OBJExporter().parse(scene).match(/^f /gm).length);
show('PLY', Number(/element face (\d+)/.exec(await new Promise((resolve) => { new PLYExporter().parse(scene, resolve, {}); }))[1]));
writeFileSync('handles.glb', Buffer.from(await new GLTFExporter().parseAsync(scene, { binary: true })));
writeFileSync('handles.3mf', Buffer.from(await (await exportTo3MF(scene)).arrayBuffer()));
const layers = Buffer.from(await new USDZExporter().parseAsync(scene)).toString('latin1');
console.log(`USDZ: ${layers.match(/prepend references = @/g).length}`);
J
{
  node write.mjs
  # The model, and the objects that it refers to, are in files of their own.
  echo "3MF: $(($(unzip -p handles.3mf '*.model' | grep -o '<triangle ' | wc -l) / 12)), placed $(unzip -p handles.3mf 3D/3dmodel.model | grep -o '<item ' | wc -l)"
  echo "glTF: $(grep -aoE '"count":20,' handles.glb | head -1), assimp: $(assimp info handles.glb | sed -n 's/^Faces: *//p') triangles"
} | tee seen
diff seen - <<'T'
STL: 1
OBJ: 1
PLY: 1
USDZ: 1
3MF: 1, placed 1
glTF: "count":20,, assimp: 12 triangles
T
