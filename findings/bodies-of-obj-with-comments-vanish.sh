#!/bin/sh
# A board of 600 by 400 by 18 as OBJ, 4320 cm3, six faces, once plainly, and once each with what the format has besides (Wavefront's appendix B): a comment behind each face ("Comments can appear anywhere"), corners with a weight
# (v x y z 1.0), and faces that go on in the next line after a backslash.
# Guess: what reads OBJ reads all four alike, or refuses what it does not know.
# Seen: only obj2gltf 3.2.0 reads all four. A comment behind a face: three.js 0.187.0 has twice as many triangles, half of them without a place; assimp 5.2.5 and PrusaSlicer 2.5.0 refuse the file; Slic3r 1.3.0 has a
# board of half the volume, Blender 3.4.1 and FreeCAD 0.20.2 have
# one without faces, without a word. FreeCAD has nothing of weights and backslashes, either, and PrusaSlicer refuses the backslash.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils blender freecad prusa-slicer slic3r; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils blender freecad prusa-slicer slic3r
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 obj2gltf@3.2.0
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';

const sides = ['1 3 4 2', '5 6 8 7', '1 2 6 5', '2 4 8 6', '4 3 7 8', '3 1 5 7'];
const write = (corner, side) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => corner(`v ${(at & 1) * 600} ${((at >> 1) & 1) * 400} ${(at >> 2) * 18}`)).concat(sides.map((numbers) => side(`f ${numbers}`))).join('\n') + '\n';
const same = (line) => line;
const kinds = { plain: write(same, same), comments: write(same, (line) => `${line} # 面`), weights: write((line) => `${line} 1.0`, same), backslash: write(same, (line) => line.replace(/( \d+ \d+)$/, ' \\\n$1')) };
for (const [kind, text] of Object.entries(kinds)) {
  writeFileSync(`${kind}.obj`, text);
  let three = 0;
  new OBJLoader().parse(text).traverse(({ geometry }) => { three += (geometry?.attributes.position.count ?? 0) / 3; });
  const { meshes, accessors } = await obj2gltf(`${kind}.obj`, { logger: () => {} });
  console.log(`${kind}, three.js: ${three} triangles\n${kind}, obj2gltf: ${meshes.flatMap(({ primitives }) => primitives).reduce((sum, { indices }) => sum + accessors[indices].count / 3, 0)} triangles`);
}
J
cat > blender.py <<'P'
import bpy
for kind in ['plain', 'comments', 'weights', 'backslash']:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.wm.obj_import(filepath=kind + '.obj')
    print('seen: %s, Blender: %d faces' % (kind, sum(len(part.data.polygons) for part in bpy.context.scene.objects)))
P
cat > measure.py <<'P'
import Mesh
with open('freecad', 'w') as seen:
    for kind in ['plain', 'comments', 'weights', 'backslash']:
        print('%s, FreeCAD: %d triangles' % (kind, Mesh.Mesh(kind + '.obj').CountFacets), file=seen)
P
{
  node read.mjs
  PATH=/usr/bin:/bin blender -b --python blender.py 2>/dev/null | sed -n 's/^seen: //p'
  QT_QPA_PLATFORM=offscreen freecadcmd measure.py >/dev/null 2>&1
  cat freecad
  for kind in plain comments weights backslash; do
    echo "$kind, assimp: $(assimp info $kind.obj 2>&1 | sed -n 's/^Faces: *\([0-9]*\)/\1 triangles/p; s/.*Failed to load file: //p')"
    echo "$kind, PrusaSlicer: $(prusa-slicer --info $kind.obj 2>&1 | sed -n 's/^volume = *\([0-9]*\)[0-9]\{3\}\..*/\1 cm3/p; s/.*\(Loading of a model file failed\).*/\1/p')"
  done
  for kind in plain comments weights; do echo "$kind, Slic3r: $(slic3r --info $kind.obj 2>&1 | sed -n 's/^volume = *\([0-9]*\)[0-9]\{3\}\..*/\1 cm3/p')"; done
} | sort -s -t, -k1,1 | tee seen
diff seen - <<'T'
backslash, three.js: 12 triangles
backslash, obj2gltf: 12 triangles
backslash, Blender: 6 faces
backslash, FreeCAD: 0 triangles
backslash, assimp: 12 triangles
backslash, PrusaSlicer: Loading of a model file failed
comments, three.js: 24 triangles
comments, obj2gltf: 12 triangles
comments, Blender: 0 faces
comments, FreeCAD: 0 triangles
comments, assimp: OBJ: Invalid face index.
comments, PrusaSlicer: Loading of a model file failed
comments, Slic3r: 2160 cm3
plain, three.js: 12 triangles
plain, obj2gltf: 12 triangles
plain, Blender: 6 faces
plain, FreeCAD: 12 triangles
plain, assimp: 12 triangles
plain, PrusaSlicer: 4320 cm3
plain, Slic3r: 4320 cm3
weights, three.js: 12 triangles
weights, obj2gltf: 12 triangles
weights, Blender: 6 faces
weights, FreeCAD: 0 triangles
weights, assimp: 12 triangles
weights, PrusaSlicer: 4320 cm3
weights, Slic3r: 4320 cm3
T
