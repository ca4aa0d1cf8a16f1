#!/bin/sh
# A board of 600 by 400 by 18 as STL in its text form, named board, board 18, 侧板 and Schranktür in its first line, asked for its volume and weight by node-stl, as quotations for printing do.
# Guess: 4320 cm3 each time: the name is any text (solid name), and other libraries read it.
# Seen (node-stl 0.7.3): a name with any letter beyond ASCII makes it take the file for a binary one, and it raises a RangeError about an offset, which says nothing of the name. parse-stl 1.0.2 reads all four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact node-stl@0.7.3 parse-stl@1.0.2
cat > run.cjs <<'J'
const NodeStl = require('node-stl');
const parse = require('parse-stl');

const points = Array.from({ length: 8 }, (_, index) => [index & 1 ? 600 : 0, index & 2 ? 400 : 0, index & 4 ? 18 : 0]);
const faces = [[0, 2, 3], [0, 3, 1], [4, 5, 7], [4, 7, 6], [0, 1, 5], [0, 5, 4], [2, 6, 7], [2, 7, 3], [0, 4, 6], [0, 6, 2], [1, 3, 7], [1, 7, 5]];
for (const name of ['board', 'board 18', '侧板', 'Schranktür']) {
  const text = [`solid ${name}`, ...faces.flatMap((face) => ['facet normal 0 0 0', 'outer loop', ...face.map((corner) => `vertex ${points[corner].join(' ')}`), 'endloop', 'endfacet']), `endsolid ${name}`, ''].join('\n');
  let seen;
  try { seen = `${new NodeStl(Buffer.from(text)).volume} cm3`; } catch (error) { seen = error.name; }
  console.log(`${name}: node-stl ${seen}, parse-stl ${parse(Buffer.from(text)).cells.length} triangles`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
board: node-stl 4320 cm3, parse-stl 12 triangles
board 18: node-stl 4320 cm3, parse-stl 12 triangles
侧板: node-stl RangeError, parse-stl 12 triangles
Schranktür: node-stl RangeError, parse-stl 12 triangles
T
