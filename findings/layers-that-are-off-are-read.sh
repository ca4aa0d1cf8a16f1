#!/bin/sh
# A drawing as PDF with a layer that is switched off, of measures that the workshop alone needs: its text for an index, and the drawing as SVG for a laser.
# Guess: what is not seen is neither found nor cut: programs that know layers leave out what is off.
# Seen: pdftotext of poppler 22.12.0, mutool 1.21.1, mupdf 1.28.1 of npm and Ghostscript 10.00.0 leave it out. pdf.js 5.6.205, with which browsers search, PDFium (@hyzyla/pdfium
# 2.1.13), pypdf 3.4.1 and pdfminer 20221105 give its text like any other. pdftocairo, pdf2svg and mutool leave it out of the SVG, and Inkscape 1.2.2 does where poppler reads
# for it (--pdf-poppler); by its own reader, which it takes without that, the layer is drawn.
set -eu
for package in poppler-utils pdf2svg mupdf-tools ghostscript inkscape librsvg2-bin imagemagick python3-pypdf python3-pikepdf python3-pdfminer; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils pdf2svg mupdf-tools ghostscript inkscape python3-pypdf python3-pdfminer
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdfjs-dist@5.6.205 @hyzyla/pdfium@2.1.13 mupdf@1.28.1
cat > draw.py <<'P'
from pikepdf import Array, Dictionary, Name, Page, String, new
pdf = new()
layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String('workshop')))
font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
text = 'BT /F 12 Tf 50 150 Td (door) Tj ET /OC /L BDC 50 20 200 100 re f BT /F 12 Tf 50 130 Td (hidden) Tj ET EMC'
pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 300, 200], Contents=pdf.make_stream(text.encode()),
    Resources=Dictionary(Font=Dictionary(F=font), Properties=Dictionary(L=layer))))))
pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(Order=Array([layer]), OFF=Array([layer])))
pdf.save('door.pdf')
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const show = (name, text) => console.log(`${name}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
const data = readFileSync('door.pdf');
show('mupdf of npm', mupdf.Document.openDocument(data, 'application/pdf').loadPage(0).toStructuredText().asText());
const page = await (await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise).getPage(1);
show('pdf.js', (await page.getTextContent()).items.map(({ str }) => str).join(' '));
const library = await PDFiumLibrary.init();
show('PDFium', (await library.loadDocument(data)).getPage(0).getText());
J
/usr/bin/python3 draw.py
{
  echo "pdftotext: $(pdftotext door.pdf - | xargs)"
  echo "mutool: $(mutool draw -q -F txt -o - door.pdf 2>/dev/null | xargs)"
  echo "Ghostscript: $(gs -q -dBATCH -dNOPAUSE -sDEVICE=txtwrite -o - door.pdf | tr -cd "a-z\n" | xargs)"
  node read.mjs 2>/dev/null
  echo "pypdf: $(/usr/bin/python3 -c "import pypdf; print(pypdf.PdfReader('door.pdf').pages[0].extract_text())" | xargs)"
  echo "pdfminer: $(/usr/bin/python3 -c "import pdfminer.high_level; print(pdfminer.high_level.extract_text('door.pdf'))" | tr -d '\f' | xargs)"
  pdftocairo -svg door.pdf pdftocairo.svg
  pdf2svg door.pdf pdf2svg.svg
  mutool draw -q -F svg -o mutool.svg door.pdf 1 2>/dev/null
  inkscape --pdf-poppler -o inkscape-poppler.svg door.pdf 2>/dev/null
  inkscape -o inkscape.svg door.pdf 2>/dev/null
  for file in pdftocairo pdf2svg mutool1 inkscape-poppler inkscape; do
    rsvg-convert -w 300 -b white "$file.svg" -o page.png
    echo "$file.svg: $(convert page.png -colorspace gray -format '%[fx:mean<0.8]' info: | sed 's/0/off/; s/1/drawn/')"
  done
} | tee seen
diff seen - <<'T'
pdftotext: door
mutool: door
Ghostscript: door
mupdf of npm: door
pdf.js: door hidden
PDFium: door hidden
pypdf: door hidden
pdfminer: door hidden
pdftocairo.svg: off
pdf2svg.svg: off
mutool1.svg: off
inkscape-poppler.svg: off
inkscape.svg: drawn
T
