#!/bin/sh
# A board of 600 by 400 as DXF with a hole of its front at 500, 300 and one of its back at 100, 50. CAD programs write the second one, once it was mirrored, in
# coordinates of its own: at -100, 50, seen from behind (extrusion 0, 0, -1).
# Guess: what reads boards has both holes in them.
# Seen: ezdxf 0.18.1, GDAL 3.6.2 and dxf 5.3.1 do. OpenSCAD 2021.01 and @jscad/dxf-deserializer 2.3.30 put the second one at -100, outside of the board, without a word;
# dxf-parser 1.1.2, on which most viewers are built, gives -100 and leaves the extrusion out, so that nobody behind it can tell.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-ezdxf gdal-bin openscad; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-ezdxf gdal-bin openscad
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact dxf@5.3.1 dxf-parser@1.1.2 @jscad/dxf-deserializer@2.3.30
cat > board.cjs <<'J'
const line = (x1, y1, x2, y2) => ['0', 'LINE', '8', 'BOARD', '10', x1, '20', y1, '30', 0, '11', x2, '21', y2, '31', 0];
const hole = (x, y, ...more) => ['0', 'CIRCLE', '8', 'HOLES', '10', x, '20', y, '30', 0, '40', 17.5, ...more];
const board = [line(0, 0, 600, 0), line(600, 0, 600, 400), line(600, 400, 0, 400), line(0, 400, 0, 0)];
const holes = [hole(500, 300), hole(-100, 50, '210', 0, '220', 0, '230', -1)];
const all = ['0', 'SECTION', '2', 'ENTITIES', ...board.flat(), ...holes.flat(), '0', 'ENDSEC', '0', 'EOF', ''];
require('node:fs').writeFileSync('board.dxf', all.join('\r\n'));
J
node board.cjs
echo 'import("board.dxf", layer = "HOLES");' > board.scad
openscad -q -o board.svg board.scad
cat > read.cjs <<'J'
const fs = require('node:fs');
const { deserialize } = require('@jscad/dxf-deserializer');
const { Helper } = require('dxf');
const DxfParser = require('dxf-parser');

const board = fs.readFileSync('board.dxf', 'utf8');
const middle = (points) => {
  const xs = points.map(([x]) => x);
  return Math.round((Math.min(...xs) + Math.max(...xs)) / 2);
};
const { polylines } = new Helper(board).toPolylines();
console.log('dxf:', polylines.slice(4).map(({ vertices }) => middle(vertices)).join(' '));
const circles = new DxfParser().parseSync(board).entities.slice(4);
console.log('dxf-parser:', circles.map(({ center, extrusionDirection }) => center.x + (extrusionDirection ? ' seen from behind' : '')).join(' '));
const shapes = deserialize({ output: 'geometry' }, board).slice(4);
console.log('jscad:', shapes.map(({ sides }) => middle(sides.flat())).join(' '));
const [left, , width] = /viewBox="([^"]*)"/.exec(fs.readFileSync('board.svg', 'utf8'))[1].split(' ').map(Number);
console.log('OpenSCAD: from', Math.round(left + 18), 'to', Math.round(left + width - 18));
J
{
  /usr/bin/python3 -c "
import ezdxf
holes = ezdxf.readfile('board.dxf').modelspace().query('CIRCLE')
print('ezdxf:', *(round(hole.ocs().to_wcs(hole.dxf.center).x) for hole in holes))"
  ogr2ogr -f CSV -sql 'SELECT * FROM entities WHERE Layer = "HOLES"' -dialect SQLite /vsistdout/ board.dxf -lco GEOMETRY=AS_WKT |
    grep -oE '"LINESTRING[^"]*' | while read -r ring; do echo "$ring" | grep -oE '[0-9.-]+ [0-9.-]+ [0-9.-]+' | awk '{ x = $1 } NR == 1 || x < low { low = x } NR == 1 || x > high { high = x } END { printf " %d", (low + high) / 2 }'; done |
    sed 's/^/GDAL:/'
  echo
  node read.cjs
} | tee seen
diff seen - <<'T'
ezdxf: 500 100
GDAL: 500 100
dxf: 500 100
dxf-parser: 500 -100
jscad: 500 -100
OpenSCAD: from -100 to 500
T
