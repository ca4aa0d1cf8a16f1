#!/bin/sh
# A line of three points drawn by plotutils (graph -T svg), and made a picture by resvg, librsvg and svglib: whether anything is dark.
# Guess: the line in each: the drawing is SVG 1.1 of lines, paths and texts in units of the page, scaled.
# Seen: resvg 2.6.2 gives an empty page and no error. librsvg and svglib draw the line.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='imagemagick librsvg2-bin plotutils poppler-utils python3-svglib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts @resvg/resvg-js@2.6.2 >/dev/null 2>&1
echo 0 0 1 1 2 0 | graph -T svg > line.svg
cat > run.js <<'J'
const fs = require('fs');
const { Resvg } = require('@resvg/resvg-js');
const image = new Resvg(fs.readFileSync('line.svg', 'utf8'), { background: 'white', fitTo: { mode: 'width', value: 800 } });
fs.writeFileSync('resvg.png', image.render().asPng());
J
node run.js
rsvg-convert -b white -w 800 line.svg -o librsvg.png
/usr/bin/python3 -c '
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg
renderPDF.drawToFile(svg2rlg("line.svg"), "svglib.pdf")'
pdftoppm -r 72 -png -singlefile svglib.pdf svglib
echo --
for name in resvg librsvg svglib; do convert $name.png -background white -flatten -colorspace gray -format "$name: %[fx:minima<0.5?1:0]\n" info:; done | tee seen
diff seen - <<'T'
resvg: 0
librsvg: 1
svglib: 1
T
