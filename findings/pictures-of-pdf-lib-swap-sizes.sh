#!/bin/sh
# Two small JPEGs of a report, 40 by 20 and 10 by 30, that stand one behind the other in one piece of memory, as pictures taken out of a ZIP (a workbook, a Word file) do, or small files that Node has read.
# Guess: a library that takes bytes (Uint8Array) takes the part that it is given: the second is 10 by 30, as it is when it is read alone.
# Seen: PDFKit 0.20.2 and jsPDF 4.2.1 have 10 by 30. pdf-lib 1.17.1 reads the size from the beginning of the whole piece: the second is 40 by 20, the first one's size, and is drawn so, without an error; the picture itself is the right one. If no
# JPEG stands at the beginning, it refuses the second ("SOI not found in JPEG"), which is one. A PNG in
# the same place is read rightly.
set -eu
dpkg -s imagemagick >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends imagemagick; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jspdf@4.2.1 pdf-lib@1.17.1 pdfkit@0.20.2
convert -size 40x20 xc:red wide.jpg
convert -size 10x30 xc:blue high.jpg
convert -size 10x30 xc:blue high.png
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { jsPDF } = require('jspdf');
const { PDFDocument } = require('pdf-lib');
const PDFKit = require('pdfkit');

const [wide, high, png] = ['wide.jpg', 'high.jpg', 'high.png'].map((name) => readFileSync(name));
const behind = (first, second) => new Uint8Array(Buffer.concat([first, second])).subarray(first.length);
(async () => {
  for (const [what, bytes, kind] of [['alone', new Uint8Array(high), 'Jpg'], ['behind another JPEG', behind(wide, high), 'Jpg'], ['behind a text', behind(Buffer.from('PK'), high), 'Jpg'], ['PNG behind a JPEG', behind(wide, png), 'Png']]) {
    const pdf = await PDFDocument.create();
    const lib = await pdf[`embed${kind}`](bytes).then(({ width, height }) => `${width}x${height}`, ({ message }) => message);
    const { width, height } = new jsPDF().getImageProperties(bytes);
    const image = new PDFKit().openImage(Buffer.from(bytes));
    console.log(`${what}: pdf-lib ${lib}, jsPDF ${width}x${height}, PDFKit ${image.width}x${image.height}`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'T'
alone: pdf-lib 10x30, jsPDF 10x30, PDFKit 10x30
behind another JPEG: pdf-lib 40x20, jsPDF 10x30, PDFKit 10x30
behind a text: pdf-lib SOI not found in JPEG, jsPDF 10x30, PDFKit 10x30
PNG behind a JPEG: pdf-lib 10x30, jsPDF 10x30, PDFKit 10x30
T
