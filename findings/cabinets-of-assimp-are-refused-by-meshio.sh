#!/bin/sh
# A board of twelve triangles as STL in text, as assimp writes it, with a blank line behind each facet, and without these lines; read by meshio, numpy-stl and admesh.
# Guess: twelve triangles by each: blanks and line ends have no meaning in STL's text.
# Seen: numpy-stl 2.9.0 and admesh 0.98.4 have twelve of either. meshio 7.0.0 counts the numbers by lines, and refuses what has a blank line ("cannot reshape array").
set -eu
for package in assimp-utils python3-meshio python3-stl admesh; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils python3-meshio python3-stl admesh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'v 0 0 0\nv 600 0 0\nv 600 400 0\nv 0 400 0\nv 0 0 18\nv 600 0 18\nv 600 400 18\nv 0 400 18\nf 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n' > board.obj
assimp export board.obj assimp.stl >/dev/null
sed '/^$/d' assimp.stl > dense.stl
for file in assimp dense; do
  /usr/bin/python3 -W ignore - $file.stl <<'P'
import sys
import meshio
from stl import mesh

def meshio_count():
    try:
        return sum(len(cells.data) for cells in meshio.read(sys.argv[1]).cells)
    except ValueError as error:
        return error

print(f'{sys.argv[1]}: meshio {meshio_count()}, numpy-stl {len(mesh.Mesh.from_file(sys.argv[1]).vectors)}')
P
  echo "$file.stl: admesh $(admesh $file.stl | sed -n 's/^Number of facets *: *\([0-9]*\).*/\1/p')"
done | tee seen
diff seen - <<'T'
assimp.stl: meshio cannot reshape array of size 144 into shape (0), numpy-stl 12
assimp.stl: admesh 12
dense.stl: meshio 12, numpy-stl 12
dense.stl: admesh 12
T
