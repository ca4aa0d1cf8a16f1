#!/bin/sh
# A QR code of the article A18-600 as SVG by Python's qrcode (SvgImage, whose squares are <svg:rect> with a prefix of their own), drawn by svg-to-pdfkit, librsvg and resvg, and read by ZXing; beside it the one of a single path.
# Guess: the code is read from each: a prefix is any name that is bound to SVG's namespace (Namespaces in XML, 3).
# Seen: svg-to-pdfkit 0.1.8 leaves the page empty and says nothing. The others draw it, and svg-to-pdfkit draws the path.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='librsvg2-bin poppler-utils python3-qrcode zxing-cpp-tools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts @resvg/resvg-js@2.6.2 pdfkit@0.17.2 svg-to-pdfkit@0.1.8 >/dev/null 2>&1
/usr/bin/python3 -c 'import qrcode, qrcode.image.svg as svg
qrcode.make("A18-600", image_factory=svg.SvgImage).save("squares.svg")
qrcode.make("A18-600", image_factory=svg.SvgPathImage).save("path.svg")'
cat > run.js <<'J'
const fs = require('fs'), PDFDocument = require('pdfkit'), SVGtoPDF = require('svg-to-pdfkit'), { Resvg } = require('@resvg/resvg-js');
for (const name of ['squares', 'path']) {
  const svg = fs.readFileSync(`${name}.svg`, 'utf8');
  const page = new PDFDocument({ size: [420, 420], margin: 0 });
  SVGtoPDF(page, svg, 0, 0, { width: 400, height: 400 });
  page.pipe(fs.createWriteStream(`${name}.pdf`));
  page.end();
  fs.writeFileSync(`${name}-resvg.png`, new Resvg(svg, { background: 'white', fitTo: { mode: 'width', value: 600 } }).render().asPng());
}
J
node run.js
echo --
for name in squares path; do
  rsvg-convert -b white -w 600 $name.svg -o $name-librsvg.png
  pdftoppm -r 100 -png -singlefile $name.pdf $name-svg-to-pdfkit
  for library in librsvg resvg svg-to-pdfkit; do echo "$name $library: $(ZXingReader $name-$library.png | sed -n 's/^Text: *//p')"; done
done | tee seen
diff seen - <<'T'
squares librsvg: "A18-600"
squares resvg: "A18-600"
squares svg-to-pdfkit: 
path librsvg: "A18-600"
path resvg: "A18-600"
path svg-to-pdfkit: "A18-600"
T
