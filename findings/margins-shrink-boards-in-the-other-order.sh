#!/bin/sh
# The outline of a strip of 600 by 200, moved outwards by 3 for the width of a tool and inwards by 150, more than its half, its corners in either order, by offset-polygon and polygon-offset.
# Guess: 606 by 206, and nothing, in either order: "Positive values will add margin, and negative padding", and polygons are drawn both ways.
# Seen: polygon-offset 0.3.2 does so. offset-polygon 0.9.2 goes inwards where the corners are in the other order, so that the part is 6 mm too small in place of 6 too large; inwards by 150 is a rectangle of 300 by 100, turned inside out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact offset-polygon@0.9.2 polygon-offset@0.3.2
cat > run.cjs <<'J'
const move = require('offset-polygon').default;
const Offset = require('polygon-offset');

const extent = (points) => (points.length ? [0, 1].map((axis) => Math.round(Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis])))).join(' by ') : 'nothing');
const outline = [[0, 0], [600, 0], [600, 200], [0, 200]];
for (const [name, points] of [['one order', outline], ['the other', [...outline].reverse()]]) {
  for (const distance of [3, -3, -150]) {
    const moved = move(points.map(([x, y]) => ({ x, y })), distance).map(({ x, y }) => [x, y]);
    const [other = []] = new Offset().data([...points, points[0]]).offset(distance);
    console.log(`${name}, ${distance}: offset-polygon ${extent(moved)}, polygon-offset ${extent(Array.isArray(other[0]?.[0]) ? other[0] : other)}`);
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
one order, 3: offset-polygon 606 by 206, polygon-offset 606 by 206
one order, -3: offset-polygon 594 by 194, polygon-offset 594 by 194
one order, -150: offset-polygon 300 by 100, polygon-offset nothing
the other, 3: offset-polygon 594 by 194, polygon-offset 606 by 206
the other, -3: offset-polygon 606 by 206, polygon-offset 594 by 194
the other, -150: offset-polygon 900 by 500, polygon-offset nothing
T
