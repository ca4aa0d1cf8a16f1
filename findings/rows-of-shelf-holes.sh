#!/bin/sh
# A side panel as DXF with ten holes for shelf supports, 32 apart, as one insert of a block in ten rows (codes 71 and 45, which AutoCAD's MINSERT writes); and a hole whose block has a base point (10, 10),
# put in at 100, 100.
# Guess: what reads inserts has ten holes in the row, and the other at 100, 100; or says that it does not know the rows.
# Seen: GDAL 3.6.2 and dxf 5.3.1 do. OpenSCAD 2021.01, which warns of SPLINE and TEXT that it cannot read, drills the first of the ten without a word, and the other at 110, 110, as it leaves out the base
# point.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gdal-bin openscad python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin openscad python3-ezdxf
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dxf@5.3.1
/usr/bin/python3 - <<'P'
import ezdxf
for name, base, at, more in [('rows', (0, 0), (37, 50), {'row_count': 10, 'row_spacing': 32}), ('base', (10, 10), (100, 100), {})]:
    drawing = ezdxf.new('R2000')
    drawing.blocks.new('HOLE', base_point=base).add_circle(base, 2.5)
    drawing.modelspace().add_blockref('HOLE', at, dxfattribs=more)
    drawing.saveas(name + '.dxf')
P
cat > read.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { Helper } = require('dxf');

const show = (name, points) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => Number(point[axis])));
  console.log(`${name}: from ${Math.round(Math.min(...xs) + 2.5)}, ${Math.round(Math.min(...ys) + 2.5)} to ${Math.round(Math.max(...xs) - 2.5)}, ${Math.round(Math.max(...ys) - 2.5)}`);
};
for (const name of ['rows', 'base']) {
  show(`${name}, dxf`, new Helper(readFileSync(`${name}.dxf`, 'utf8')).toPolylines().polylines.flatMap(({ vertices }) => vertices));
  const geometry = execFileSync('ogr2ogr', ['-f', 'CSV', '/vsistdout/', `${name}.dxf`, '-lco', 'GEOMETRY=AS_WKT'], { encoding: 'utf8' });
  show(`${name}, GDAL`, Array.from(geometry.matchAll(/([\d.-]+) ([\d.-]+)(?=[ ,)])/g), ([, x, y]) => [x, y]));
  writeFileSync(`${name}.scad`, `import("${name}.dxf", $fn = 64);`);
  execFileSync('openscad', ['-q', '-o', `${name}.svg`, `${name}.scad`]);
  const path = / d="([^"]*)"/.exec(readFileSync(`${name}.svg`, 'utf8'))[1];
  show(`${name}, OpenSCAD`, Array.from(path.matchAll(/([\d.-]+),([\d.-]+)/g), ([, x, y]) => [x, -y]));
}
J
node read.cjs | tee seen
diff seen - <<'T'
rows, dxf: from 37, 50 to 37, 338
rows, GDAL: from 37, 50 to 37, 338
rows, OpenSCAD: from 37, 50 to 37, 50
base, dxf: from 100, 100 to 100, 100
base, GDAL: from 100, 100 to 100, 100
base, OpenSCAD: from 110, 110 to 110, 110
T
