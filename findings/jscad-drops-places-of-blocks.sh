#!/bin/sh
# A board's drawing as DXF with a hole of 5 mm as a block, put in at three places, as plans for shelves have them, and one of 35 mm drawn by itself; then in inches.
# Guess: @jscad/dxf-deserializer gives four holes where they are drawn, and millimetres of inches, as its sibling for AMF does.
# Seen (@jscad/dxf-deserializer 2.3.30, dxf 5.3.1): the block's own hole, which no drawing shows, stands once at the corner of the board (0, 0), and the three places are passed over
# without a word: a program made of it drills one hole, in the wrong place. Inches stay numbers: 10 of them are 10. dxf has the four holes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact @jscad/dxf-deserializer@2.3.30 @jscad/amf-deserializer@2.3.13 @jscad/modeling@2.13.0 dxf@5.3.1 >/dev/null 2>&1
cat > read.cjs <<'J'
const amf = require('@jscad/amf-deserializer');
const { deserialize } = require('@jscad/dxf-deserializer');
const { measurements } = require('@jscad/modeling');
const { Helper } = require('dxf');

const circle = (x, y, radius) => [0, 'CIRCLE', 8, 0, 10, x, 20, y, 30, 0, 40, radius];
const drawing = (unit, ...entities) =>
  [
    [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, unit, 0, 'ENDSEC'],
    [0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, 0, 2, 'HOLE', 70, 0, 10, 0, 20, 0, 30, 0, 3, 'HOLE', 1, ''],
    [...circle(0, 0, 2.5), 0, 'ENDBLK', 8, 0, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'],
    [...entities.flat(), 0, 'ENDSEC', 0, 'EOF', ''],
  ]
    .flat()
    .join('\n');
const places = [37, 69, 101].map((y) => [0, 'INSERT', 8, 0, 2, 'HOLE', 10, 50, 20, y, 30, 0]);
const holes = drawing(4, ...places, circle(300, 200, 17.5));
const middles = deserialize({ output: 'geometry' }, holes).map((hole) => measurements.measureCenter(hole).slice(0, 2).map(Math.round).join());
console.log(`jscad: ${middles.join(' ')}`);
const seen = new Helper(holes).denormalised.map(({ x, y, transforms }) => transforms.reduce(([left, up], place) => [left + place.x, up + place.y], [x, y]).join());
console.log(`dxf: ${seen.join(' ')}`);

const width = (parts) => measurements.measureAggregateBoundingBox(...[parts].flat())[1][0].toFixed(2);
console.log(`inches of DXF: ${width(deserialize({ output: 'geometry' }, drawing(1, [0, 'LINE', 8, 0, 10, 0, 20, 0, 30, 0, 11, 10, 21, 0, 31, 0])).at(-1))}`);
const corner = ([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`;
const corners = [[0, 0, 0], [10, 0, 0], [0, 10, 0], [0, 0, 10]].map(corner);
const side = ([first, second, third]) => `<triangle><v1>${first}</v1><v2>${second}</v2><v3>${third}</v3></triangle>`;
const sides = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]].map(side);
const solid = `<amf unit="inch"><object id="0"><mesh><vertices>${corners.join('')}</vertices><volume>${sides.join('')}</volume></mesh></object></amf>`;
console.log(`inches of AMF: ${width(amf.deserialize({ output: 'geometry' }, solid))}`);
J
node read.cjs > seen
cat seen
cat > expected <<'T'
jscad: 0,0 300,200
dxf: 50,37 50,69 50,101 300,200
inches of DXF: 10.00
inches of AMF: 254.00
T
cmp seen expected
