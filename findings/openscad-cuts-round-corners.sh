#!/bin/sh
# A board of 400 by 400 as DXF with one corner rounded by 100: a polyline with a bulge, the way CAD programs write a fillet.
# Guess: what makes parts of drawings rounds the corner, or refuses what it does not know.
# Seen: GDAL 3.6.2, dxf 5.3.1 and @jscad/dxf-deserializer 2.3.30 round it. OpenSCAD 2021.01, which draws arcs and circles, cuts the corner off in a straight line,
# without a warning: an area of 155000 in place of 157854, and a part that does not fit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gdal-bin openscad; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin openscad
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact dxf@5.3.1 @jscad/dxf-deserializer@2.3.30
cat > board.cjs <<'J'
const corners = [[0, 0], [300, 0, Math.tan(Math.PI / 8)], [400, 100], [400, 400], [0, 400]];
const points = corners.flatMap(([x, y, bulge]) => ['10', x, '20', y, ...(bulge ? ['42', bulge] : [])]);
const line = ['0', 'LWPOLYLINE', '5', '2A', '100', 'AcDbEntity', '8', 'BOARD', '100', 'AcDbPolyline', '90', 5, '70', 1, ...points];
const header = ['0', 'SECTION', '2', 'HEADER', '9', '$ACADVER', '1', 'AC1015', '0', 'ENDSEC'];
const all = [...header, '0', 'SECTION', '2', 'ENTITIES', ...line, '0', 'ENDSEC', '0', 'EOF', ''];
require('node:fs').writeFileSync('board.dxf', all.join('\r\n'));
J
node board.cjs
echo 'import("board.dxf", $fn = 180);' > board.scad
openscad -q -o board.svg board.scad
ogr2ogr -f CSV /vsistdout/ board.dxf -lco GEOMETRY=AS_WKT > board.csv
cat > read.cjs <<'J'
const fs = require('node:fs');
const { deserialize } = require('@jscad/dxf-deserializer');
const { Helper } = require('dxf');

const board = fs.readFileSync('board.dxf', 'utf8');
const pairs = (text, pattern) => Array.from(text.matchAll(pattern), ([, x, y]) => [Number(x), Number(y)]);
const show = (name, points) => {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + x * nextY - y * nextX;
  }, 0);
  const area = Math.abs(twice) / 2;
  console.log(name, area > 157000 ? 'rounded' : area);
};
show('GDAL:', pairs(/\(([^)]*)\)/.exec(fs.readFileSync('board.csv', 'utf8'))[1], /([\d.-]+) ([\d.-]+)/g));
show('dxf:', new Helper(board).toPolylines().polylines[0].vertices);
show('jscad:', deserialize({ output: 'geometry' }, board)[0].points);
show('OpenSCAD:', pairs(/ d="([^"]*)"/.exec(fs.readFileSync('board.svg', 'utf8'))[1], /([\d.-]+),([\d.-]+)/g));
J
node read.cjs | tee seen
diff seen - <<'T'
GDAL: rounded
dxf: rounded
jscad: rounded
OpenSCAD: 155000
T
