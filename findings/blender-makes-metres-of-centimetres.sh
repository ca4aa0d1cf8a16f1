#!/bin/sh
# The outline of a worktop, 60 by 40 cm, as SVG in real size, as drawing programs write it: width and height in a unit, and a viewBox that says how many steps the drawing has on that; read by Blender to be made a body.
# Guess: 0.6 by 0.4 m, whatever the unit is; and without a unit 96 steps are an inch (CSS), as in browsers.
# Seen (Blender 3.4.1): millimetres are right. In centimetres the worktop is 6 m long, in inches 25.4 times as long as it is, and in points a third; without a unit 90 steps are an inch. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s blender >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends blender; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' blender
cd "$folder"
cat > read.py <<'P'
import bpy

with open('seen', 'w') as seen:
    for width, height, box in [('600mm', '400mm', (600, 400)), ('600mm', '400mm', (6000, 4000)), ('60cm', '40cm', (600, 400)), ('60cm', '40cm', (60, 40)), ('24in', '16in', (24, 16)), ('1728pt', '1152pt', (1728, 1152)),
                               ('2304px', '1536px', (2304, 1536)), ('2304', '1536', (2304, 1536))]:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        with open('worktop.svg', 'w') as drawing:
            drawing.write('<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %d %d"><path d="M0 0h%dv%dh-%dz"/></svg>' % (width, height, *box, *box, box[0]))
        bpy.ops.import_curve.svg(filepath='worktop.svg')
        bpy.context.view_layer.update()
        [worktop] = bpy.context.scene.objects
        print('%s of %d steps: %.3f m' % (width, box[0], worktop.dimensions.x), file=seen)
P
blender -b --python read.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
600mm of 600 steps: 0.600 m
600mm of 6000 steps: 0.600 m
60cm of 600 steps: 6.000 m
60cm of 60 steps: 6.000 m
24in of 24 steps: 15.484 m
1728pt of 1728 steps: 0.215 m
2304px of 2304 steps: 0.650 m
2304 of 2304 steps: 0.650 m
T
