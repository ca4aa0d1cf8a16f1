#!/bin/sh
# Parts of a drawing as SVG in real size, 600 by 400 mm, read by FreeCAD to be cut: a hole's square that is drawn once and put in by <use> at 100, 100, as drawing programs do with copies; a layer that was switched off; and a quarter of
# a circle whose path is as SVGO writes it, with the flags of the arc run together (SVG 1.1, 8.3.9 allows it).
# Guess: they are where a browser draws them, the square at 100 to 150, the quarter from 0 to 100; the layer is not read.
# Seen (FreeCAD 0.20.2): the square is at 0 to 50, where its definition has it and where nothing is drawn; twice used it is there once. The layer is read. Of the quarter there is nothing; with blanks between the flags there is. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
cat > read.py <<'P'
import FreeCAD
import importSVG

drawings = {
    'plain': '<rect x="100" y="100" width="50" height="50"/>',
    'used': '<defs><rect id="hole" width="50" height="50"/></defs><use xlink:href="#hole" x="100" y="100"/>',
    'used twice': '<defs><rect id="hole" width="50" height="50"/></defs><use xlink:href="#hole" x="100" y="100"/><use xlink:href="#hole" x="300" y="100"/>',
    'layer that is off': '<g style="display:none"><rect x="100" y="100" width="50" height="50"/></g>',
    'arc': '<path d="M100 0a100 100 0 0 1 -100 100"/>',
    'arc of SVGO': '<path d="M100 0a100 100 0 01-100 100"/>',
}
with open('seen', 'w') as seen:
    for name, parts in drawings.items():
        with open('drawing.svg', 'w') as drawing:
            drawing.write('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600mm" height="400mm" viewBox="0 0 600 400">%s</svg>' % parts)
        document = FreeCAD.newDocument('drawing')
        importSVG.insert('drawing.svg', 'drawing')
        boxes = [part.Shape.BoundBox for part in document.Objects if hasattr(part, 'Shape')]
        print('%s: %s' % (name, ', '.join('%.0f to %.0f and %.0f to %.0f' % (box.XMin, box.XMax, -box.YMax, -box.YMin) for box in boxes) or 'nothing'), file=seen)
        FreeCAD.closeDocument('drawing')
P
QT_QPA_PLATFORM=offscreen freecadcmd read.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
plain: 100 to 150 and 100 to 150
used: 0 to 50 and -0 to 50
used twice: 0 to 50 and -0 to 50
layer that is off: 100 to 150 and 100 to 150
arc: -0 to 100 and -0 to 100
arc of SVGO: nothing
T
