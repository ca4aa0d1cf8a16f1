#!/bin/sh
# A board of 600 by 400 by 18 as PLY with twelve triangles, with six faces of four corners, as modellers write it, and with five of four and two triangles; and the triangles behind an element that the reader does not know, a camera of
# two numbers, which is why the header says what each element has.
# Guess: what reads PLY has the board each time, 4320 cm3, or refuses it.
# Seen: three.js 0.187.0, Blender 3.4.1 and meshio (Debian 7.0.0-3) have, but meshio refuses the camera. FreeCAD 0.20.2 leaves out faces with more than three corners: a board without faces, or of two triangles; and for each row that it does not know
# it leaves out a face, so that there are 11 triangles with one camera. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in blender freecad python3-meshio; do dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
dpkg-query -W -f '${Package} ${Version}\n' blender freecad python3-meshio
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';

const squares = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6]];
const halves = ([a, b, c, d]) => [[a, b, c], [a, c, d]];
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${(at & 1) * 600} ${((at >> 1) & 1) * 400} ${(at >> 2) * 18}\n`).join('');
const write = (faces, element = '', row = '') => `ply\nformat ascii 1.0\nelement vertex 8\nproperty float x\nproperty float y\nproperty float z\n${element}element face ${faces.length}\nproperty list uchar int vertex_indices\nend_header\n`
  + corners + row + faces.map((face) => `${face.length} ${face.join(' ')}\n`).join('');
const kinds = {
  triangles: write(squares.flatMap(halves)), squares: write(squares), both: write([...squares.slice(1), ...halves(squares[0])]),
  camera: write(squares.flatMap(halves), 'element camera 1\nproperty float view_px\nproperty float view_py\n', '1 2\n'),
};
for (const [kind, text] of Object.entries(kinds)) {
  writeFileSync(`${kind}.ply`, text);
  console.log(`${kind}, three.js: ${new PLYLoader().parse(text).index.count / 3} triangles`);
}
J
cat > blender.py <<'P'
import bpy
for kind in ['triangles', 'squares', 'both', 'camera']:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_mesh.ply(filepath=kind + '.ply')
    print('seen: %s, Blender: %d faces' % (kind, sum(len(part.data.polygons) for part in bpy.context.scene.objects)))
P
cat > measure.py <<'P'
import Mesh
with open('measured', 'w') as seen:
    for kind in ['triangles', 'squares', 'both', 'camera']:
        body = Mesh.Mesh(kind + '.ply')
        print('%s, FreeCAD: %d triangles, %.0f cm3' % (kind, body.CountFacets, body.Volume / 1000), file=seen)
P
cat > meshed.py <<'P'
import meshio
for kind in ['triangles', 'squares', 'both', 'camera']:
    try:
        print('%s, meshio: %d faces' % (kind, sum(len(cells.data) for cells in meshio.read(kind + '.ply').cells)))
    except (Exception, SystemExit):
        print(kind + ', meshio: refused')
P
{
  node read.mjs
  PATH=/usr/bin:/bin blender -b --python blender.py 2>/dev/null | sed -n 's/^seen: //p'
  QT_QPA_PLATFORM=offscreen freecadcmd measure.py >/dev/null 2>&1
  cat measured
  /usr/bin/python3 -W ignore meshed.py 2>/dev/null | grep meshio:
} | sort -s -t, -k1,1 | tee seen
diff seen - <<'T'
both, three.js: 12 triangles
both, Blender: 7 faces
both, FreeCAD: 2 triangles, 0 cm3
both, meshio: 7 faces
camera, three.js: 12 triangles
camera, Blender: 12 faces
camera, FreeCAD: 11 triangles, 4320 cm3
camera, meshio: refused
squares, three.js: 12 triangles
squares, Blender: 6 faces
squares, FreeCAD: 0 triangles, 0 cm3
squares, meshio: 6 faces
triangles, three.js: 12 triangles
triangles, Blender: 12 faces
triangles, FreeCAD: 12 triangles, 4320 cm3
triangles, meshio: 12 faces
T
