#!/bin/sh
# A firm's seal, put at the right bottom of a page that lies, 400 by 200 points: one drawn so, one scanned upright and turned by the scanner (Rotate 90), and one that was
# cropped to that size.
# Guess: a library that puts something on a page puts it where it is seen, at the right bottom of each.
# Seen: qpdf 11.3.0 (--overlay) and pdftk-java 3.3.2 (stamp) do. pypdf 3.4.1 (merge_page) and pdf-lib 1.17.1 (drawRectangle) reckon by
# the page before it was turned or cropped: the seal lies beyond the edge, and nothing is seen of it, without an error.
set -eu
for package in qpdf pdftk-java mupdf-tools imagemagick python3-pypdf python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' qpdf pdftk-java python3-pypdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1
/usr/bin/python3 - <<'P'
import pypdf
from pikepdf import Dictionary, Name, Page, new
def write(name, box, content=b'', **more):
    pdf = new()
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=box, Resources=Dictionary(), Contents=pdf.make_stream(content), **more))))
    pdf.save(name + '.pdf')
write('seal', [0, 0, 400, 200], b'300 20 60 60 re f')
write('plain', [0, 0, 400, 200])
write('turned', [0, 0, 200, 400], Rotate=90)
write('cropped', [0, 0, 600, 400], CropBox=[100, 100, 500, 300])
for name in ['plain', 'turned', 'cropped']:
    page = pypdf.PdfReader(name + '.pdf').pages[0]
    page.merge_page(pypdf.PdfReader('seal.pdf').pages[0])
    writer = pypdf.PdfWriter()
    writer.add_page(page)
    writer.write(name + '-pypdf.pdf')
P
cat > seal.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  for (const name of ['plain', 'turned', 'cropped']) {
    const pdf = await PDFDocument.load(readFileSync(`${name}.pdf`));
    pdf.getPage(0).drawRectangle({ x: 300, y: 20, width: 60, height: 60 });
    writeFileSync(`${name}-pdf-lib.pdf`, await pdf.save());
  }
})();
J
node seal.cjs
{
  for name in plain turned cropped; do
    qpdf --overlay seal.pdf -- "$name.pdf" "$name-qpdf.pdf"
    pdftk "$name.pdf" stamp seal.pdf output "$name-pdftk.pdf"
    for program in qpdf pdftk pypdf pdf-lib; do
      mutool draw -q -r 72 -o page.png "$name-$program.pdf" 2>/dev/null
      echo "$name, $program: $(convert page.png -background white -flatten -colorspace gray -crop 60x60+300+120 -format '%[fx:mean<0.5]' info: | sed 's/0/no seal/; s/1/seal/')"
    done
  done
} | tee seen
diff seen - <<'T'
plain, qpdf: seal
plain, pdftk: seal
plain, pypdf: seal
plain, pdf-lib: seal
turned, qpdf: seal
turned, pdftk: seal
turned, pypdf: no seal
turned, pdf-lib: no seal
cropped, qpdf: seal
cropped, pdftk: seal
cropped, pypdf: no seal
cropped, pdf-lib: no seal
T
