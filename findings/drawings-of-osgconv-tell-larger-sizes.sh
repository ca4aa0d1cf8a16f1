#!/bin/sh
# A board of 600 by 400 by 18 mm made DXF by OpenSceneGraph's osgconv: the size that the head of the drawing tells ($EXTMIN, $EXTMAX), by which viewers choose what they show and nesting programs the sheet, and the size of its faces. Then made STL: the length of the normals.
# Guess: the head tells the size of the faces, as in the drawings of all others; the normals of STL have the length 1.
# Seen (openscenegraph 3.6.5): the head tells the box of the ball around the board: 721 mm each way, also in height. The normals of STL are as long as twice the area of their face: 240,000, 10,800 and 7,200 here.
set -eu
for package in openscenegraph python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openscenegraph
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > board.obj <<'O'
v 0 0 0
v 600 0 0
v 600 400 0
v 0 400 0
v 0 0 18
v 600 0 18
v 600 400 18
v 0 400 18
f 4 3 2 1
f 5 6 7 8
f 1 2 6 5
f 2 3 7 6
f 3 4 8 7
f 4 1 5 8
O
for kind in dxf stl; do osgconv -O noRotation board.obj board.$kind >/dev/null 2>&1; done
{
  /usr/bin/python3 - <<'P'
from ezdxf import readfile

drawing = readfile('board.dxf')
head = [drawing.header[name] for name in ('$EXTMIN', '$EXTMAX')]
corners = [tuple(corner) for face in drawing.modelspace() for corner in (face.dxf.vtx0, face.dxf.vtx1, face.dxf.vtx2)]
print('head:', ' by '.join(f'{high - low:.0f}' for low, high in zip(*head)))
print('faces:', ' by '.join(f'{max(axis) - min(axis):.0f}' for axis in zip(*corners)))
P
  awk '/facet normal/ { print "normal:", sqrt($3 * $3 + $4 * $4 + $5 * $5) }' board.stl | sort -u
} | tee seen
diff seen - <<'T'
head: 721 by 721 by 721
faces: 600 by 400 by 18
normal: 10800
normal: 240000
normal: 7200
T
