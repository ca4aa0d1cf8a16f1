#!/bin/sh
# A photograph of a damaged cabinet, taken with a phone held upright: a JPEG that lies, and says (Orientation 6) that it is to be turned, so that its dark band is above. It is put on paper: sent to a printer by CUPS as it is, put into a PDF, or into a drawing (SVG).
# Guess: it stands as every browser and viewer shows it.
# Seen: it does with img2pdf 0.4.4, mutool 1.21.1, WeasyPrint 57.2 and PDFKit 0.20.2. It lies on its side with CUPS (imagetopdf of cups-filters 1.28.17), GraphicsMagick 1.4, Pillow 9.4.0, ReportLab 3.6.12, librsvg 2.54.7, jsPDF 4.2.1 and pdf-lib 1.17.1.
set -eu
for package in cups-filters graphicsmagick imagemagick img2pdf libimage-exiftool-perl librsvg2-bin mupdf-tools poppler-utils python3-pil python3-reportlab weasyprint; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cups-filters graphicsmagick img2pdf librsvg2-bin mupdf-tools python3-pil python3-reportlab weasyprint
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jspdf@4.2.1 pdf-lib@1.17.1 pdfkit@0.20.2
convert -size 40x20 xc:white -fill black -draw 'rectangle 0,0 9,19' -density 72 photo.jpg
exiftool -q -overwrite_original -Orientation#=6 photo.jpg
echo '<img src="photo.jpg">' > page.html
echo '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><image xlink:href="photo.jpg" width="40" height="40"/></svg>' > page.svg
cat > write.cjs <<'J'
const { createWriteStream, readFileSync, writeFileSync } = require('node:fs');
const { jsPDF } = require('jspdf');
const { PDFDocument } = require('pdf-lib');
const PDFKit = require('pdfkit');

const photo = new Uint8Array(readFileSync('photo.jpg'));
const kit = new PDFKit({ size: [100, 100], margin: 0 });
kit.pipe(createWriteStream('pdfkit.pdf'));
kit.image('photo.jpg', 10, 10, { fit: [40, 40] }).end();
const page = new jsPDF({ unit: 'pt', format: [100, 100] });
const { width, height } = page.getImageProperties(photo);
page.addImage(photo, 'JPEG', 10, 10, width, height);
writeFileSync('jspdf.pdf', Buffer.from(page.output('arraybuffer')));
(async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([100, 100]).drawImage(await pdf.embedJpg(photo));
  writeFileSync('pdf-lib.pdf', await pdf.save());
})();
J
node write.cjs
img2pdf -o img2pdf.pdf photo.jpg
gm convert photo.jpg graphicsmagick.pdf
mutool convert -o mutool.pdf photo.jpg 2>/dev/null
weasyprint page.html weasyprint.pdf 2>/dev/null
rsvg-convert -f pdf -o librsvg.pdf page.svg
/usr/lib/cups/filter/imagetopdf 1 user title 1 natural-scaling=100 photo.jpg > cups.pdf 2>/dev/null
/usr/bin/python3 - <<'P'
from PIL import Image
from reportlab.pdfgen.canvas import Canvas
Image.open('photo.jpg').save('pillow.pdf')
page = Canvas('reportlab.pdf', pagesize=(100, 100))
page.drawImage('photo.jpg', 10, 10)
page.save()
P
# The band is wider than high where the photograph stands.
for name in img2pdf mutool weasyprint pdfkit cups graphicsmagick pillow reportlab librsvg jspdf pdf-lib; do
  pdftoppm -singlefile -r 144 -png "$name.pdf" page
  echo "$name: $(convert page.png -alpha off -colorspace Gray -threshold 50% -bordercolor white -border 9 -trim -format '%w %h' info: | awk '{ print ($1 > $2 ? "stands" : "lies") }')"
done | tee seen
diff seen - <<'T'
img2pdf: stands
mutool: stands
weasyprint: stands
pdfkit: stands
cups: lies
graphicsmagick: lies
pillow: lies
reportlab: lies
librsvg: lies
jspdf: lies
pdf-lib: lies
T
