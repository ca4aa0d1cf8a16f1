#!/bin/sh
# A board of 600 by 400 by 18 as binary STL, whose header of 80 bytes is "binary", and "solid board", as some CAD programs write their binary files; read by stl-parser and stl.
# Guess: twelve triangles of either: the header says nothing (it is free), the length of the file does, 84 bytes and 50 for each triangle.
# Seen: stl-parser 0.12.0 takes the one with "solid" for text and finds no triangle with three corners; stl 1.1.1 reads twelve of both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts stl-parser@0.12.0 stl@1.1.1 >/dev/null 2>&1
cat > read.js <<'J'
const fs = require('fs')
const { execFileSync } = require('child_process')
const stl = require('stl')
const corner = (at) => [at & 1 ? 600 : 0, at & 2 ? 400 : 0, at & 4 ? 18 : 0]
const faces = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6]].flatMap(([a, b, c, d]) => [[a, b, c], [a, c, d]])
for (const header of ['binary', 'solid board']) {
  const file = Buffer.alloc(84 + 50 * faces.length)
  file.write(header)
  file.writeUInt32LE(faces.length, 80)
  faces.forEach((face, at) => face.forEach((place, point) => corner(place).forEach((size, axis) => file.writeFloatLE(size, 84 + 50 * at + 12 + 12 * point + 4 * axis))))
  const lines = execFileSync('node_modules/.bin/stl-parser', { input: file, stdio: ['pipe', 'pipe', 'ignore'] }).toString().split('\n').filter(Boolean).map((line) => JSON.parse(line))
  const whole = lines.filter((line) => line.vertices && line.vertices.length === 3)
  console.log(`${header}: stl-parser ${lines[0].type}, ${whole.length} triangles; stl ${stl.toObject(file).facets.length}`)
}
J
node read.js | tee seen
diff seen - <<'T'
binary: stl-parser binary, 12 triangles; stl 12
solid board: stl-parser ascii, 0 triangles; stl 12
T
