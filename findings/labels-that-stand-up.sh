#!/bin/sh
# A page for the printer of labels, 100 mm wide and 60 mm high, and one that is said to lie (landscape); by millimetres, and, for a label laid out in a browser, by its
# pixels, 378 by 227.
# Guess: a page has the width and height that it was given. Landscape at most makes a page lie that stands.
# Seen (jspdf 4.2.1, pdfkit 0.20.2): jsPDF takes every page for one that stands unless told otherwise, and turns the label: 60 by 100. With landscape it lies. A pixel is four
# thirds of a point there, not three quarters, so that 378 by 227 is 178 mm long; with the hotfix px_scaling it has 100. PDFKit keeps what it is given, but exchanges width
# and height for landscape: the label that lay stands then.
set -eu
dpkg -s poppler-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends poppler-utils; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts jspdf@4.2.1 pdfkit@0.20.2
cat > draw.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { createWriteStream, writeFileSync } = require('node:fs');
const { jsPDF } = require('jspdf');
const PDFDocument = require('pdfkit');

const show = (name) => {
  const points = execFileSync('pdfinfo', ['label.pdf'], { encoding: 'utf8' }).match(/Page size: +([\d.]+) x ([\d.]+)/);
  console.log(`${name}: ${points.slice(1).map((value) => Math.round((value / 72) * 25.4)).join(' by ')} mm`);
};
const millimetres = { unit: 'mm', format: [100, 60] };
const pixels = { unit: 'px', format: [378, 227], orientation: 'landscape' };
const pages = {
  jsPDF: millimetres,
  'jsPDF, landscape': { ...millimetres, orientation: 'landscape' },
  'jsPDF, pixels': pixels,
  'jsPDF, pixels, px_scaling': { ...pixels, hotfixes: ['px_scaling'] },
};
for (const [name, options] of Object.entries(pages)) {
  writeFileSync('label.pdf', Buffer.from(new jsPDF(options).output('arraybuffer')));
  show(name);
}
(async () => {
  for (const layout of ['portrait', 'landscape']) {
    const document = new PDFDocument({ size: [100, 60].map((value) => (value / 25.4) * 72), layout });
    const written = new Promise((resolve) => document.pipe(createWriteStream('label.pdf')).on('finish', resolve));
    document.end();
    await written;
    show(`PDFKit, ${layout}`);
  }
})();
J
node draw.cjs | tee seen
diff seen - <<'T'
jsPDF: 60 by 100 mm
jsPDF, landscape: 100 by 60 mm
jsPDF, pixels: 178 by 107 mm
jsPDF, pixels, px_scaling: 100 by 60 mm
PDFKit, portrait: 100 by 60 mm
PDFKit, landscape: 60 by 100 mm
T
