#!/bin/sh
# A company's seal as PNG, red at the left and nothing at the right, put over a green field of a PDF: with a channel for how much is seen, with a palette one colour of which is not, and, smaller and as older programs write it, with one colour named that is not seen
# (tRNS of a picture without a palette), in colours and in grey.
# Guess: the field is seen at the right, whichever way.
# Seen: PDFKit 0.20.2 shows it each time. With the colour named, jsPDF 4.2.1 and ReportLab 3.6.12 (mask='auto') put black over the field, and so does pdf-lib 1.17.1 in grey. None says so.
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
python3 - <<'P'
from struct import pack
from zlib import compress, crc32
def part(kind, data):
    return pack('>I', len(data)) + kind + data + pack('>I', crc32(kind + data))
def write(name, kind, row, *more):
    open(name + '.png', 'wb').write(b'\x89PNG\r\n\x1a\n' + part(b'IHDR', pack('>2I5B', 8, 8, 8, kind, 0, 0, 0)) + b''.join(more) + part(b'IDAT', compress((b'\0' + row) * 8)) + part(b'IEND', b''))
write('channel', 6, bytes([200, 30, 30, 255] * 4 + [0, 0, 0, 0] * 4))
write('palette', 3, bytes([0] * 4 + [1] * 4), part(b'PLTE', bytes([200, 30, 30, 0, 0, 0])), part(b'tRNS', bytes([255, 0])))
write('colour', 2, bytes([200, 30, 30] * 4 + [0, 0, 0] * 4), part(b'tRNS', bytes(6)))
write('grey', 0, bytes([90] * 4 + [0] * 4), part(b'tRNS', bytes(2)))
P
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
node write.cjs channel palette colour grey
/usr/bin/python3 write.py channel palette colour grey
sides() {
  convert "$1" -colorspace sRGB -type TrueColorAlpha -background lime -alpha remove -sample '80x80!' -depth 8 -format '%[hex:p{20,40}] %[hex:p{60,40}]' info: | sed 's/\([0-9A-F]\{6\}\)FF/\1/g'
}
for name in channel palette colour grey; do
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
channel: should be C81E1E 00FF00, PDFKit C81E1E 00FF00, jsPDF C81E1E 00FF00, pdf-lib C81E1E 00FF00, ReportLab C81E1E 00FF00
palette: should be C81E1E 00FF00, PDFKit C81E1E 00FF00, jsPDF C81E1E 00FF00, pdf-lib C81E1E 00FF00, ReportLab C81E1E 00FF00
colour: should be C81E1E 00FF00, PDFKit C81E1E 00FF00, jsPDF C81E1E 000000, pdf-lib C81E1E 00FF00, ReportLab C81E1E 000000
grey: should be 5A5A5A 00FF00, PDFKit 5A5A5A 00FF00, jsPDF 5A5A5A 000000, pdf-lib 5A5A5A 000000, ReportLab 5A5A5A 000000
T
