#!/bin/sh
# A chart with one bar by pygal of Python, as SVG with its style sheet, put on a page of PDF by svg-to-pdfkit, and drawn by librsvg and resvg: how much of it is black, and how much is of the red of the bar.
# Guess: a red bar on white in each: svg-to-pdfkit's manual names CSS among what it can do, and pygal's rules are of ids and classes alone.
# Seen: svg-to-pdfkit 0.1.8 fills the whole chart with black. The others draw it.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='imagemagick librsvg2-bin poppler-utils python3-pygal'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts @resvg/resvg-js@2.6.2 pdfkit@0.17.2 svg-to-pdfkit@0.1.8 >/dev/null 2>&1
/usr/bin/python3 -c '
import pygal
chart = pygal.Bar(width=400, height=300)
chart.add("", [5])
chart.render_to_file("chart.svg")'
cat > run.js <<'J'
const fs = require('fs'), PDFDocument = require('pdfkit'), SVGtoPDF = require('svg-to-pdfkit');
const { Resvg } = require('@resvg/resvg-js');
const svg = fs.readFileSync('chart.svg', 'utf8');
const page = new PDFDocument({ size: [400, 300], margin: 0 });
page.pipe(fs.createWriteStream('chart.pdf'));
SVGtoPDF(page, svg, 0, 0, { width: 400, height: 300 });
page.end();
fs.writeFileSync('resvg.png', new Resvg(svg, { background: 'white' }).render().asPng());
J
node run.js
rsvg-convert -b white chart.svg -o librsvg.png
pdftoppm -r 72 -png -singlefile chart.pdf svg-to-pdfkit
echo --
for library in librsvg resvg svg-to-pdfkit; do
  convert $library.png -background white -flatten -depth 8 -format "$library: black %[fx:mean<0.2], " info:
  convert $library.png -background white -flatten -depth 8 -gravity center -crop 20x20+20+20 +repage -scale 1x1 -format 'bar %[fx:p.r>0.8&&p.g<0.7&&p.b<0.7?1:0]\n' info:
done | tee seen
diff seen - <<'T'
librsvg: black 0, bar 1
resvg: black 0, bar 1
svg-to-pdfkit: black 1, bar 0
T
