#!/bin/sh
# A cabinet as glTF and as X3D, written by Debian's Blender and read by it again, as a server does that makes pictures of models; STL, PLY, OBJ and Collada beside them.
# Guess: each is read, as its add-on is there and turned on.
# Seen (blender 3.4.1+dfsg-2+b1 with Python 3.11.2 and NumPy 1.24.2, Debian 12): all are written; glTF and X3D are not read. The add-on for glTF asks NumPy for a name that it no longer has (numpy.bool), the one for
# X3D Python for a way of opening files ("rU") that is gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s blender >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends blender; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' blender
cd "$folder"
cat > read.py <<'P'
import os
import bpy

formats = {
    'x3d': (bpy.ops.export_scene.x3d, bpy.ops.import_scene.x3d), 'glb': (bpy.ops.export_scene.gltf, bpy.ops.import_scene.gltf), 'stl': (bpy.ops.export_mesh.stl, bpy.ops.import_mesh.stl),
    'ply': (bpy.ops.export_mesh.ply, bpy.ops.import_mesh.ply), 'obj': (bpy.ops.wm.obj_export, bpy.ops.wm.obj_import), 'dae': (bpy.ops.wm.collada_export, bpy.ops.wm.collada_import),
}
with open('seen', 'w') as seen:
    for ending, (save, load) in formats.items():
        bpy.ops.wm.read_factory_settings(use_empty=True)
        bpy.ops.mesh.primitive_cube_add()
        save(filepath='cabinet.' + ending)
        bpy.ops.wm.read_factory_settings(use_empty=True)
        try:
            load(filepath='cabinet.' + ending)
            said = ''
        except Exception as error:
            said = ', ' + next(word for word in ['rU', 'numpy', 'other'] if word in str(error) or word == 'other')
        print('%s: %s, %d read%s' % (ending, 'written' if os.path.getsize('cabinet.' + ending) else 'not written', sum(part.type == 'MESH' for part in bpy.context.scene.objects), said), file=seen)
P
# Another Python first in PATH would have it look for NumPy elsewhere.
PATH=/usr/bin:/bin blender -b --python read.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
x3d: written, 0 read
glb: written, 0 read, numpy
stl: written, 1 read
ply: written, 1 read
obj: written, 1 read
dae: written, 1 read
T
