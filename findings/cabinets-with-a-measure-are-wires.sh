#!/bin/sh
# A cabinet's side as OBJ with six faces and, as CAD programs write them along, one line for a measure (l 1 8) or one point for a hole's centre (p 3), in the same object or in a group of its own (g measure).
# Guess: what reads OBJ draws the faces, 12 triangles, with the line or the point, or without.
# Seen: assimp 5.2.5 (whose STL has a facet of two corners, or of one, for it), Blender 3.4.1 and obj2gltf 3.2.0 do. three.js 0.187.0 (OBJLoader) makes one kind of thing of an object: with a line all of it is line segments, with a point all of it points; no face is left, and nothing is said.
# An object by a name of its own (o side ... o measure) is spared.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils blender; do dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils blender
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 obj2gltf@3.2.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `v ${(at & 1) * 600} ${((at >> 1) & 1) * 400} ${(at >> 2) * 18}\n`).join('');
const faces = ['1 3 4 2', '5 6 8 7', '1 2 6 5', '2 4 8 6', '4 3 7 8', '3 1 5 7'].map((numbers) => `f ${numbers}\n`).join('');
const kinds = { plain: ['', ''], 'a line': ['', 'l 1 8\n'], 'a point': ['', 'p 3\n'], 'a line in a group': ['', 'g measure\nl 1 8\n'], 'a line in an object': ['o side\n', 'o measure\nl 1 8\n'] };
for (const [kind, [before, behind]] of Object.entries(kinds)) {
  const text = before + corners + faces + behind;
  writeFileSync('side.obj', text);
  writeFileSync(`${kind.replaceAll(' ', '-')}.obj`, text);
  console.log(`${kind}, three.js: ${new OBJLoader().parse(text).children.map(({ type, geometry }) => `${type} of ${geometry.attributes.position.count} corners`).join(', ')}`);
  const { meshes, accessors } = await obj2gltf('side.obj', { logger: () => {} });
  console.log(`${kind}, obj2gltf: ${meshes.flatMap(({ primitives }) => primitives).reduce((sum, { indices }) => sum + accessors[indices].count / 3, 0)} triangles`);
  execFileSync('assimp', ['export', 'side.obj', 'side.stl'], { stdio: 'ignore' });
  console.log(`${kind}, assimp: ${execFileSync('grep', ['-c', 'endfacet', 'side.stl'], { encoding: 'utf8' }).trim()} triangles as STL`);
}
J
cat > measure.py <<'P'
import bpy, glob
for name in sorted(glob.glob('*.obj')):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.wm.obj_import(filepath=name)
    print('seen: %s, Blender: %d faces' % (name, sum(len(part.data.polygons) for part in bpy.context.scene.objects if part.type == 'MESH')))
P
{
  node read.mjs
  rm side.obj
  PATH=/usr/bin:/bin blender -b --python measure.py 2>/dev/null | sed -n 's/^seen: //p'
} | tee seen
diff seen - <<'T'
plain, three.js: Mesh of 36 corners
plain, obj2gltf: 12 triangles
plain, assimp: 12 triangles as STL
a line, three.js: LineSegments of 38 corners
a line, obj2gltf: 12 triangles
a line, assimp: 13 triangles as STL
a point, three.js: Points of 37 corners
a point, obj2gltf: 12 triangles
a point, assimp: 13 triangles as STL
a line in a group, three.js: LineSegments of 38 corners
a line in a group, obj2gltf: 12 triangles
a line in a group, assimp: 13 triangles as STL
a line in an object, three.js: Mesh of 36 corners, LineSegments of 2 corners
a line in an object, obj2gltf: 12 triangles
a line in an object, assimp: 13 triangles as STL
a-line-in-a-group.obj, Blender: 6 faces
a-line-in-an-object.obj, Blender: 6 faces
a-line.obj, Blender: 6 faces
a-point.obj, Blender: 6 faces
plain.obj, Blender: 6 faces
T
