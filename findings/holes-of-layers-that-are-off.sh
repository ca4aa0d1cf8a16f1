#!/bin/sh
# A board as DXF with holes on five layers: one as usual, one that is off, one that is frozen, one that is not to be plotted, each a hole of another variant of the board; and on the first a hole that is hidden by itself (60, invisible).
# Guess: what cuts or plots a drawing has the first one, and what CAD programs show, the one that is not plotted, at most; what only reads hands over what is off.
# Seen: GDAL 3.6.2 draws those of layers that are off or frozen without colour, and dxf-parser 1.1.2 hands the layers' states over; the hidden hole is as any other for both. LibreCAD 2.2.0 (dxf2pdf) plots the one that is off and the hidden one. OpenSCAD 2021.01, @jscad/dxf-deserializer 2.3.30 and dxf 5.3.1 (toSVG) have all five, so that a laser cuts them, without
# a word.
set -eu
for package in gdal-bin imagemagick librecad openscad poppler-utils python3-ezdxf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin librecad openscad python3-ezdxf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @jscad/dxf-deserializer@2.3.30 dxf@5.3.1 dxf-parser@1.1.2
/usr/bin/python3 - <<'P'
import ezdxf
board = ezdxf.new('R2010')
board.header['$INSUNITS'] = 4
holes = board.modelspace()
for layer in ['usual', 'off', 'frozen', 'unplotted']:
    board.layers.add(layer)
board.layers.get('off').off()
board.layers.get('frozen').freeze()
board.layers.get('unplotted').dxf.plot = 0
for place, layer in enumerate(['usual', 'off', 'frozen', 'unplotted', 'usual']):
    holes.add_circle((100 * place + 25, 25), 20, dxfattribs={'layer': layer, 'invisible': int(place == 4)})
board.saveas('board.dxf')
P
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { Helper } = require('dxf');
const jscad = require('@jscad/dxf-deserializer');
const parser = require('dxf-parser');

const text = readFileSync('board.dxf', 'utf8');
const names = ['usual', 'off', 'frozen', 'unplotted', 'hidden'];
const show = (name, places) => console.log(`${name}: ${places.map((place) => names[place]).join(' ')}`);
show('jscad', [jscad.deserialize({ output: 'geometry' }, text)].flat(Infinity).map((_, place) => place));
show('dxf', new Helper(text).toPolylines().polylines.map(({ vertices }) => Math.floor(Math.min(...vertices.map(([x]) => x)) / 100)));
const { entities, tables } = new (parser.default ?? parser)().parseSync(text);
console.log(`dxf-parser: ${entities.map(({ layer, visible }, place) => `${names[place]}${tables.layer.layers[layer].visible === false || tables.layer.layers[layer].frozen || visible === false ? ' (not to be seen)' : ''}`).join(', ')}`);
J
echo 'linear_extrude(1) import("board.dxf");' > board.scad
openscad -q -o board.stl board.scad
QT_QPA_PLATFORM=offscreen librecad dxf2pdf -s 0.5 board.dxf >/dev/null 2>&1
pdftoppm -singlefile -r 25.4 -png board.pdf board
{
  node read.cjs
  echo "GDAL: $(ogrinfo -al board.dxf | awk '/Layer \(/ { layer = $NF } /Style =/ { printf "%s%s ", layer, /00000000/ ? " (without colour)" : "" }')"
  echo "OpenSCAD: $(awk '/vertex/ { print int($2 / 100) }' board.stl | sort -u | wc -l) holes"
  # Half size, a pixel for a millimetre.
  echo "LibreCAD: $(place=0; for name in usual off frozen unplotted hidden; do [ "$(convert board.png -gravity SouthWest -crop "48x40+$((place * 50))+0" +repage -format '%[fx:minima<0.7]' info:)" = 1 ] && printf '%s ' "$name"; place=$((place + 1)); done)"
} | sed 's/ *$//' | tee seen
diff seen - <<'T'
jscad: usual off frozen unplotted hidden
dxf: usual off frozen unplotted hidden
dxf-parser: usual, off (not to be seen), frozen (not to be seen), unplotted, hidden
GDAL: usual off (without colour) frozen (without colour) unplotted usual
OpenSCAD: 5 holes
LibreCAD: usual off hidden
T
