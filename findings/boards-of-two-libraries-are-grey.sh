#!/bin/sh
# A board as OBJ in the brown of its oak (0.5 0.25 0.125), whose materials are in two files that one line names, mtllib b.mtl a.mtl (Wavefront's appendix B1: "mtllib filename1 filename2 . . ."); in two lines; and in one file whose name has a blank.
# Guess: what reads OBJ finds the brown in each, or says which file it does not find.
# Seen: obj2gltf 3.2.0 does, and Blender 3.4.1 with its older reader (import_scene.obj). Of two files in a line three.js 0.187.0 makes one name, "b.mtl a.mtl", which the server has not; assimp 5.2.5 and Blender's new reader
# (wm.obj_import) have a grey board. The blank and the two lines all of them read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils blender; do dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils blender
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 obj2gltf@3.2.0
printf 'newmtl oak\nKd 0.5 0.25 0.125\n' > a.mtl
printf 'newmtl glass\nKd 0 0 1\n' > b.mtl
cp a.mtl '橱柜 A.mtl'
body='v 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl oak\nf 1 2 3\n'
# shellcheck disable=SC2059 # the body's line ends
{
  printf "mtllib b.mtl a.mtl\n$body" > one-line.obj
  printf "mtllib b.mtl\nmtllib a.mtl\n$body" > two-lines.obj
  printf "mtllib 橱柜 A.mtl\n$body" > blank.obj
}
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';

for (const kind of ['blank', 'one-line', 'two-lines']) {
  const { materials } = await obj2gltf(`${kind}.obj`, { logger: () => {} });
  console.log(`${kind}, obj2gltf: ${materials[0].pbrMetallicRoughness.baseColorFactor.slice(0, 3).join(' ')}`);
  console.log(`${kind}, three.js asks for: ${new OBJLoader().parse(readFileSync(`${kind}.obj`, 'utf8')).materialLibraries.map((name) => `"${name}"`).join(', ')}`);
  execFileSync('assimp', ['export', `${kind}.obj`, 'board.assxml', '-fassxml'], { stdio: 'ignore' });
  const colours = [...readFileSync('board.assxml', 'utf8').matchAll(/"\$clr\.diffuse"[^>]*>\s*([\d. ]+)/g)].map(([, colour]) => colour.trim().split(' ').map(Number).join(' '));
  console.log(`${kind}, assimp: ${colours.at(-1)}`);
}
J
cat > colours.py <<'P'
import bpy
for kind in ['blank', 'one-line', 'two-lines']:
    for reader, load in [('new', bpy.ops.wm.obj_import), ('older', bpy.ops.import_scene.obj)]:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        load(filepath=kind + '.obj')
        [material] = bpy.data.materials
        print('seen: %s, Blender, %s reader: %s' % (kind, reader, ' '.join('%g' % round(value, 3) for value in material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3])))
P
{
  node read.mjs
  PATH=/usr/bin:/bin blender -b --python colours.py 2>/dev/null | sed -n 's/^seen: //p'
} | sort -s -t, -k1,1 | tee seen
diff seen - <<'T'
blank, obj2gltf: 0.5 0.25 0.125
blank, three.js asks for: "橱柜 A.mtl"
blank, assimp: 0.5 0.25 0.125
blank, Blender, new reader: 0.5 0.25 0.125
blank, Blender, older reader: 0.5 0.25 0.125
one-line, obj2gltf: 0.5 0.25 0.125
one-line, three.js asks for: "b.mtl a.mtl"
one-line, assimp: 0.6 0.6 0.6
one-line, Blender, new reader: 0.8 0.8 0.8
one-line, Blender, older reader: 0.5 0.25 0.125
two-lines, obj2gltf: 0.5 0.25 0.125
two-lines, three.js asks for: "b.mtl", "a.mtl"
two-lines, assimp: 0.5 0.25 0.125
two-lines, Blender, new reader: 0.5 0.25 0.125
two-lines, Blender, older reader: 0.5 0.25 0.125
T
