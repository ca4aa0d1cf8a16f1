#!/bin/sh
# A plan of a board as DXF, 600 by 400 mm, in millimetres, in inches and in metres ($INSUNITS 4, 1 and 6, so that it says 600, 23.622 and 0.6), read by Blender with its add-on for DXF, to be made a room of; and one with a row of five
# holes, 32 apart, put in by one INSERT with rows, as MINSERT writes it.
# Guess: the three are of one size, as each says its unit; and the holes go from 98 to 231, 133 high all together.
# Seen (Blender 3.4.1, io_import_dxf): the numbers are taken for metres: 600, 23.622 and 0.6 m, without a word. The distance of the rows is taken for so many times the size of a hole, 32 times 5: the row is 645 high, and goes
# beyond the board.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s blender >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends blender; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' blender
cd "$folder"
cat > read.py <<'P'
import addon_utils
import bpy
import mathutils

addon_utils.enable('io_import_dxf')
def line(*numbers):
    return ['0', 'LINE', '8', '0'] + [str(word) for pair in zip((10, 20, 11, 21), numbers) for word in pair]
def plan(unit, width, height, *more):
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    sides = [word for start, end in zip(corners, corners[1:] + corners[:1]) for word in line(*start, *end)]
    words = ['0', 'SECTION', '2', 'HEADER', '9', '$ACADVER', '1', 'AC1015', '9', '$INSUNITS', '70', str(unit), '0', 'ENDSEC', '0', 'SECTION', '2', 'BLOCKS', '0', 'BLOCK', '8', '0', '2', 'hole', '70', '0', '10', '0', '20', '0',
             *'0 CIRCLE 8 holes 10 0 20 0 40 2.5 0 ENDBLK 8 0 0 ENDSEC 0 SECTION 2 ENTITIES'.split(), *sides, *more, *'0 ENDSEC 0 EOF'.split()]
    with open('plan.dxf', 'w') as drawing:
        drawing.write('\n'.join(words) + '\n')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable('io_import_dxf')
    bpy.ops.import_scene.dxf(filepath='plan.dxf')
    bpy.context.view_layer.update()
    return {part.name: [part.matrix_world @ mathutils.Vector(corner) for corner in part.bound_box] for part in bpy.context.scene.objects if part.type in ('MESH', 'CURVE')}
with open('seen', 'w') as seen:
    for name, *measures in [('millimetres', 4, 600, 400), ('inches', 1, 23.622, 15.748), ('metres', 6, 0.6, 0.4)]:
        corners = [corner for box in plan(*measures).values() for corner in box]
        print('%s: %.3f wide' % (name, max(corner.x for corner in corners)), file=seen)
    boxes = [box for box in plan(4, 600, 400, *'0 INSERT 8 0 2 hole 10 100 20 100 70 1 71 5 44 0 45 32'.split()).values() if max(corner.x for corner in box) - min(corner.x for corner in box) < 100]
    print('holes: ' + (', '.join(sorted({'at %.0f, %.1f wide and %.1f high' % (min(corner.y for corner in box), max(corner.x for corner in box) - min(corner.x for corner in box), max(corner.y for corner in box) - min(corner.y for corner in box)) for box in boxes})) or 'none'), file=seen)
P
PATH=/usr/bin:/bin blender -b --python read.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
millimetres: 600.000 wide
inches: 23.622 wide
metres: 0.600 wide
holes: at 98, 5.0 wide and 645.0 high
T
