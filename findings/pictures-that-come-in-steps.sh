#!/bin/sh
# A drawing in two colours as PNG (a palette, a bit or two for each point), red at the left and blue at the right: as it is usually saved, and interlaced, so that it comes in steps while a page loads, an option of every program that saves PNG; and interlaced with millions of colours.
# Guess: libraries put it into a PDF as it is, or refuse what they cannot read.
# Seen: pdf-lib 1.17.1 and ReportLab 3.6.12 do, and jsPDF 4.2.1 refuses the interlaced one of two colours. PDFKit 0.20.2, which reads the one of millions rightly, draws that one in red all over, without an error.
set -eu
for package in imagemagick poppler-utils python3-reportlab; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-reportlab
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jspdf@4.2.1 pdf-lib@1.17.1 pdfkit@0.20.2
convert -size 8x8 xc:'#C81E1E' -fill '#1E1EC8' -draw 'rectangle 4,0 7,7' usual.png
convert usual.png -interlace PNG steps.png
convert usual.png -interlace PNG -define png:color-type=2 steps-of-millions.png
cat > write.cjs <<'J'
const { createWriteStream, readFileSync, writeFileSync } = require('node:fs');
const { jsPDF } = require('jspdf');
const { PDFDocument, rgb } = require('pdf-lib');
const PDFKit = require('pdfkit');

(async () => {
  for (const name of process.argv.slice(2)) {
    const bytes = new Uint8Array(readFileSync(`${name}.png`));
    const size = { x: 0, y: 0, width: 80, height: 80 };
    const kit = new PDFKit({ size: [80, 80], margin: 0 });
    kit.pipe(createWriteStream(`PDFKit-${name}.pdf`));
    kit.rect(0, 0, 80, 80).fill('#00ff00').image(`${name}.png`, 0, 0, { width: 80 }).end();
    try {
      const js = new jsPDF({ unit: 'pt', format: [80, 80] });
      js.setFillColor(0, 255, 0).rect(0, 0, 80, 80, 'F').addImage(bytes, 'PNG', 0, 0, 80, 80);
      writeFileSync(`jsPDF-${name}.pdf`, Buffer.from(js.output('arraybuffer')));
    } catch {}
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([80, 80]);
    page.drawRectangle({ ...size, color: rgb(0, 1, 0) });
    page.drawImage(await pdf.embedPng(bytes), size);
    writeFileSync(`pdf-lib-${name}.pdf`, await pdf.save());
  }
})();
J
cat > write.py <<'P'
import sys
from reportlab.pdfgen.canvas import Canvas
for name in sys.argv[1:]:
    page = Canvas('ReportLab-%s.pdf' % name, pagesize=(80, 80))
    page.setFillColorRGB(0, 1, 0)
    page.rect(0, 0, 80, 80, fill=1, stroke=0)
    page.drawImage(name + '.png', 0, 0, 80, 80, mask='auto')
    page.save()
P
node write.cjs usual steps steps-of-millions
/usr/bin/python3 write.py usual steps steps-of-millions
sides() {
  convert "$1" -colorspace sRGB -type TrueColorAlpha -background lime -alpha remove -sample '80x80!' -depth 8 -format '%[hex:p{20,40}] %[hex:p{60,40}]' info: | sed 's/\([0-9A-F]\{6\}\)FF/\1/g'
}
for name in usual steps steps-of-millions; do
  printf '%s: should be %s' "$name" "$(sides "$name.png")"
  for library in PDFKit jsPDF pdf-lib ReportLab; do
    if [ -e "$library-$name.pdf" ]; then
      pdftoppm -singlefile -png -r 72 "$library-$name.pdf" page
      printf ', %s %s' "$library" "$(sides page.png)"
    else
      printf ', %s refuses' "$library"
    fi
  done
  echo
done | tee seen
diff seen - <<'T'
usual: should be C81E1E 1E1EC8, PDFKit C81E1E 1E1EC8, jsPDF C81E1E 1E1EC8, pdf-lib C81E1E 1E1EC8, ReportLab C81E1E 1E1EC8
steps: should be C81E1E 1E1EC8, PDFKit C81E1E C81E1E, jsPDF refuses, pdf-lib C81E1E 1E1EC8, ReportLab C81E1E 1E1EC8
steps-of-millions: should be C81E1E 1E1EC8, PDFKit C81E1E 1E1EC8, jsPDF C81E1E 1E1EC8, pdf-lib C81E1E 1E1EC8, ReportLab C81E1E 1E1EC8
T
