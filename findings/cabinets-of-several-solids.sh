#!/bin/sh
# A cabinet of two boards as STL in its text form, each a solid of its own with its name (侧板1, 侧板2), as CAD programs write what has several bodies; 1600 by 400 by 18 together.
# Guess: what reads STL reads both, or the first and says that there is more.
# Seen: three.js 0.187.0, assimp 5.2.5, PrusaSlicer 2.5.0, gmsh 4.8.4 and OpenSCAD 2021.01 read both; three.js and assimp keep them apart. ADMesh 0.98.4 and Slic3r 1.3.0 read neither.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in admesh assimp-utils gmsh openscad prusa-slicer slic3r; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' admesh assimp-utils gmsh openscad prusa-slicer slic3r
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > write.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';

const sides = [[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4], [2, 6, 3], [3, 6, 7], [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]];
const point = (corner, from) => `vertex ${from + (corner & 1) * 600} ${((corner >> 1) & 1) * 400} ${(corner >> 2) * 18}`;
const solid = (name, from) => `solid ${name}\n${sides.map((side) => `facet normal 0 0 0\nouter loop\n${side.map((corner) => point(corner, from)).join('\n')}\nendloop\nendfacet\n`).join('')}endsolid ${name}\n`;
writeFileSync('cabinet.stl', solid('侧板1', 0) + solid('侧板2', 1000));
const geometry = new STLLoader().parse(Uint8Array.from(readFileSync('cabinet.stl')).buffer);
geometry.computeBoundingBox();
console.log(`three.js: ${geometry.boundingBox.max.x}, ${geometry.groups.length} bodies`);
J
width() { awk '$1 == "vertex" && $2 > most { most = $2 } END { print most ? most : "nothing" }' "$1" 2>/dev/null || echo nothing; }
{
  node write.mjs
  assimp info cabinet.stl | awk '/^Meshes: +[0-9]/ { bodies = $2 } /^Maximum point/ { gsub(/[(]/, ""); most = $3 } END { printf "assimp: %d, %d bodies\n", most, bodies }'
  echo "PrusaSlicer: $(prusa-slicer --info cabinet.stl 2>/dev/null | sed -n 's/^size_x = //p')"
  gmsh -0 cabinet.stl -format stl -o gmsh.stl >/dev/null 2>&1
  echo "gmsh: $(width gmsh.stl)"
  echo 'import("cabinet.stl");' > model.scad
  openscad -o openscad.stl model.scad >/dev/null 2>&1
  echo "OpenSCAD: $(width openscad.stl)"
  echo "ADMesh: $(admesh cabinet.stl --write-ascii-stl=admesh.stl >/dev/null 2>&1 || true; width admesh.stl)"
  echo "Slic3r: $(slic3r --info cabinet.stl 2>&1 | grep -oE 'size_x = [0-9]*|Error while reading STL file')"
} | tee seen
diff seen - <<'T'
three.js: 1600, 2 bodies
assimp: 1600, 2 bodies
PrusaSlicer: 1600.000000
gmsh: 1600
OpenSCAD: 1600
ADMesh: nothing
Slic3r: Error while reading STL file
T
