#!/bin/sh
# A drawing as SVG for the laser with one outline to be cut, and others which no browser draws: a layer that was switched off in Inkscape (display:none), one by the
# attribute, the outline of a clipping path, and a symbol that nothing uses; and a last one which is drawn by <use>.
# Guess: what makes parts of drawings takes what is drawn: the first and the last.
# Seen: svgelements 1.7.2 takes these, and the symbol. three.js 0.187.0 (SVGLoader), @jscad/svg-deserializer 2.5.14, OpenSCAD 2021.01 and Inkscape 1.2.2, writing DXF R12,
# take both layers that are off, too, and the symbol, the first three the clipping path besides. The last one is missing from all but svgelements and three.js; Inkscape has
# it where it was defined.
set -eu
for package in openscad inkscape python3-svgelements python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openscad inkscape python3-svgelements
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact three@0.187.0 jsdom@24.1.3 @jscad/svg-deserializer@2.5.14 @jscad/modeling@2.13.0
cat > parts.svg <<'T'
<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="400mm" viewBox="0 0 600 400">
<path d="M10 10H100V100H10Z"/>
<g style="display:none"><path d="M200 10H300V100H200Z"/></g>
<g display="none"><path d="M400 10H500V100H400Z"/></g>
<clipPath id="c"><path d="M10 200H100V300H10Z"/></clipPath>
<symbol id="s"><path d="M200 200H300V300H200Z"/></symbol>
<defs><path id="d" d="M0 0H100V100H0Z"/></defs><use href="#d" x="400" y="200"/>
</svg>
T
cat > places.json <<'T'
{"drawn": [10, 10], "definition": [0, 0], "layer": [200, 10], "attribute": [400, 10], "clip": [10, 200], "symbol": [200, 200], "used": [400, 200]}
T
echo 'import("parts.svg");' > parts.scad
openscad -o openscad.dxf parts.scad 2>/dev/null
inkscape -o inkscape.dxf parts.svg 2>/dev/null
cat > read.py <<'P'
import json, ezdxf, svgelements
from ezdxf import path
places = json.load(open('places.json'))
def show(name, corners):
    found = [part for part, (x, y) in places.items() if any(abs(left - x) < 2 and abs(top - y) < 2 for left, top in corners)]
    print('%s: %s' % (name, ', '.join(found)))
drawing = svgelements.SVG.parse('parts.svg', ppi=25.4)
show('svgelements', [element.bbox()[:2] for element in drawing.elements() if isinstance(element, svgelements.Shape)])
for name in ['openscad', 'inkscape']:
    curves = [path.make_path(entity) for entity in ezdxf.readfile(name + '.dxf').modelspace()]
    show(name, [(point.x, 400 - point.y) for curve in curves for point in curve.flattening(1)])
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import modeling from '@jscad/modeling';
import jscad from '@jscad/svg-deserializer';
import { JSDOM } from 'jsdom';
import { SVGLoader } from 'three/examples/jsm/loaders/SVGLoader.js';

const places = JSON.parse(readFileSync('places.json', 'utf8'));
const svg = readFileSync('parts.svg', 'utf8');
const show = (name, corners) => {
  const found = Object.entries(places).filter(([, [x, y]]) => corners.some(([left, top]) => Math.abs(left - x) < 2 && Math.abs(top - y) < 2));
  console.log(`${name}: ${found.map(([part]) => part).join(', ')}`);
};
const { window } = new JSDOM('');
Object.assign(globalThis, { DOMParser: window.DOMParser, document: window.document });
const points = new SVGLoader().parse(svg).paths.map(({ subPaths }) => subPaths.flatMap((path) => path.getPoints()));
show('three.js', points.map((path) => [Math.min(...path.map(({ x }) => x)), Math.min(...path.map(({ y }) => y))]));
const shapes = jscad.deserialize({ output: 'geometry', addMetaData: false, target: 'path' }, svg);
show('jscad', [shapes].flat(9).map((shape) => modeling.measurements.measureBoundingBox(shape)).map(([low, high]) => [low[0], -high[1]]));
J
{
  /usr/bin/python3 read.py
  node read.mjs
} | tee seen
diff seen - <<'T'
svgelements: drawn, symbol, used
openscad: drawn, layer, attribute, clip, symbol
inkscape: drawn, definition, layer, attribute, symbol
three.js: drawn, layer, attribute, clip, symbol, used
jscad: drawn, layer, attribute, clip, symbol
T
