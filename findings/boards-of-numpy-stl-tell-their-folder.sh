#!/bin/sh
# A board made in memory and saved as STL by numpy-stl, as text and binary, in a folder of the maker's machine that is named after a customer; without a name and with one (name="board 18").
# Guess: the solid has the board's name, or none; a normal has the length 1 (the format's specification: "unit normal"), as other programs write it.
# Seen (python3-stl 2.9.0): with and without a name the file tells its whole path, folders and all, to whoever gets it, in the text and in the header of the binary; the name is nowhere. The normals of the text are as long as twice the face's area, 240000.
set -eu
dpkg -s python3-stl >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-stl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-stl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir zhang-san
/usr/bin/python3 -W ignore - <<'P' | sed "s|$folder|FOLDER|" | tee seen
import os
import numpy
import stl
from stl import mesh

for name in ('', 'board 18'):
    board = mesh.Mesh(numpy.zeros(1, dtype=mesh.Mesh.dtype), name=name)
    board.vectors[0] = [[0, 0, 0], [600, 0, 0], [600, 400, 0]]
    path = os.path.join(os.getcwd(), 'zhang-san', 'a.stl')
    board.save(path, mode=stl.Mode.ASCII)
    print(f'name {name!r}:', '; '.join(open(path).read().split('\n')[:2]))
    board.save(path, mode=stl.Mode.BINARY)
    header = open(path, 'rb').read(80)
    print('  in the binary:', 'the path' if b'zhang-san' in header else 'the name' if b'board 18' in header else 'neither')
P
diff seen - <<'T'
name '': solid FOLDER/zhang-san/a.stl; facet normal 0.000000 0.000000 240000.000000
  in the binary: the path
name 'board 18': solid FOLDER/zhang-san/a.stl; facet normal 0.000000 0.000000 240000.000000
  in the binary: the path
T
