#!/bin/sh
# The arch of a door as DXF: half an ellipse, 600 wide and 150 high; and the same from a part that was mirrored: with an extrusion of 0, 0, -1 an ellipse, other than a circle, keeps its place and goes round the
# other way, so that its upper half is written as the lower one. In a third drawing it is a spline.
# Guess: what knows ELLIPSE draws the upper half in both; what does not know it, or SPLINE, says so.
# Seen: ezdxf 0.18.1 and GDAL 3.6.2 do. dxf 5.3.1 mirrors the second as if it were a circle's, about the line x = 0. OpenSCAD 2021.01 leaves the extrusion out, and has the lower half.
# @jscad/dxf-deserializer 2.3.30 makes whole ellipses of both, and nothing of the spline, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gdal-bin openscad python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin openscad python3-ezdxf
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dxf@5.3.1 @jscad/dxf-deserializer@2.3.30 @jscad/modeling@2.13.0
/usr/bin/python3 - <<'P'
import math
import ezdxf
from ezdxf.math import BoundingBox
def write(name, add):
    drawing = ezdxf.new('R2000')
    entity = add(drawing.modelspace())
    drawing.saveas(name + '.dxf')
    box = BoundingBox(entity.flattening(0.01))
    print('%s, ezdxf: %.0f, %.0f to %.0f, %.0f' % (name, box.extmin.x, box.extmin.y + 0.001, box.extmax.x, box.extmax.y))
write('arch', lambda space: space.add_ellipse((1000, 0), (300, 0), 0.5, 0, math.pi))
write('mirrored', lambda space: space.add_ellipse((1000, 0), (300, 0), 0.5, math.pi, 2 * math.pi, dxfattribs={'extrusion': (0, 0, -1)}))
write('spline', lambda space: space.add_open_spline([(700, 0), (800, 200), (1200, 200), (1300, 0)]))
P
cat > read.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const { deserialize } = require('@jscad/dxf-deserializer');
const { measureAggregateBoundingBox } = require('@jscad/modeling').measurements;
const { Helper } = require('dxf');

const show = (name, points) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => Math.round(point[axis]) || 0));
  console.log(`${name}: ${points.length ? `${Math.min(...xs)}, ${Math.min(...ys)} to ${Math.max(...xs)}, ${Math.max(...ys)}` : 'nothing'}`);
};
for (const name of ['arch', 'mirrored', 'spline']) {
  const text = readFileSync(`${name}.dxf`, 'utf8');
  const geometry = execFileSync('ogr2ogr', ['-f', 'CSV', '/vsistdout/', `${name}.dxf`, '-lco', 'GEOMETRY=AS_WKT'], { encoding: 'utf8' });
  show(`${name}, GDAL`, Array.from(geometry.matchAll(/([\d.e-]+) ([\d.e-]+)(?=[ ,)])/g), ([, x, y]) => [Number(x), Number(y)]));
  show(`${name}, dxf`, new Helper(text).toPolylines().polylines.flatMap(({ vertices }) => vertices));
  const parts = [deserialize({ output: 'geometry' }, text)].flat();
  show(`${name}, jscad`, parts.length ? measureAggregateBoundingBox(parts) : []);
  if (name === 'spline') continue;
  writeFileSync(`${name}.scad`, `import("${name}.dxf", $fn = 64);`);
  execFileSync('openscad', ['-q', '-o', `${name}.svg`, `${name}.scad`]);
  const path = / d="([^"]*)"/.exec(readFileSync(`${name}.svg`, 'utf8'))[1];
  show(`${name}, OpenSCAD`, Array.from(path.matchAll(/([\d.-]+),([\d.-]+)/g), ([, x, y]) => [Number(x), -y]));
}
J
node read.cjs | tee seen
diff seen - <<'T'
arch, GDAL: 700, 0 to 1300, 150
arch, dxf: 700, 0 to 1300, 150
arch, jscad: 700, -150 to 1300, 150
arch, OpenSCAD: 700, 0 to 1300, 150
mirrored, GDAL: 700, 0 to 1300, 150
mirrored, dxf: -1300, -150 to -700, 0
mirrored, jscad: 700, -150 to 1300, 150
mirrored, OpenSCAD: 700, -150 to 1300, 0
spline, GDAL: 700, 0 to 1300, 150
spline, dxf: 700, 0 to 1300, 150
spline, jscad: nothing
T
