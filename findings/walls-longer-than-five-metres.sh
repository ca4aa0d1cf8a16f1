#!/bin/sh
# The elevation of a wall of cabinets, 8 m by 2.6 m, as PDF at its real size, as fitters and plotters have it. A page of PDF has 200 inches (5.08 m) at most in its own unit, so that
# CAD programs write UserUnit for a larger one (PDF 1.6): here 10, which makes the unit ten points.
# Guess: programs that know PDF 2.0 have a page of 8 m.
# Seen: mutool 1.21.1, Ghostscript 10.00.0 and pdf.js 5.6.205 do. poppler 22.12.0 (pdfinfo, pdftoppm, pdftocairo), Inkscape 1.2.2, pdfium (@hyzyla/pdfium 2.1.13) and pdf-lib
# 1.17.1 have one of 0.8 m, a tenth, without a word. So it is, too, once pdf-lib has drawn it into another page (embedPdf), or pdftocairo has written it anew.
set -eu
for package in poppler-utils mupdf-tools ghostscript inkscape imagemagick python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils mupdf-tools ghostscript inkscape
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdfjs-dist@5.6.205 @hyzyla/pdfium@2.1.13 pdf-lib@1.17.1
/usr/bin/python3 -c "
import pikepdf
pdf = pikepdf.new()
pdf.add_blank_page(page_size=(800 / 25.4 * 72, 260 / 25.4 * 72))
pdf.pages[0].obj.UserUnit = 10
pdf.save('wall.pdf', min_version='1.6')"
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import pdfLib from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const show = (name, points) => console.log(`${name}: ${((points / 72) * 0.0254).toFixed(1)} m`);
const data = readFileSync('wall.pdf');
show('pdf.js', (await (await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise).getPage(1)).getViewport({ scale: 1 }).width);
const library = await PDFiumLibrary.init();
show('pdfium', (await library.loadDocument(data)).getPage(0).getOriginalSize().originalWidth);
show('pdf-lib', (await pdfLib.PDFDocument.load(data)).getPage(0).getWidth());
show('embedPdf', (await (await pdfLib.PDFDocument.create()).embedPdf(data))[0].width);
J
show() { awk -v name="$1" '{ printf "%s: %.1f m\n", name, $1 / 72 * 0.0254 }'; }
width() { pdfinfo "$1" | sed -n 's/Page size: *\([0-9.]*\).*/\1/p'; }
{
  width wall.pdf | show pdfinfo
  pdftoppm -r 9 -png -singlefile wall.pdf poppler
  identify -format '%[fx:w*8]' poppler.png | show pdftoppm
  pdftocairo -pdf wall.pdf pdftocairo.pdf
  gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o ghostscript.pdf wall.pdf >/dev/null 2>&1
  width pdftocairo.pdf | show pdftocairo
  width ghostscript.pdf | show Ghostscript
  mutool draw -q -r 9 -o mutool.png wall.pdf 2>/dev/null
  identify -format '%[fx:w*8]' mutool.png | show mutool
  inkscape --export-type=png --export-dpi=9 -o inkscape.png wall.pdf 2>/dev/null
  identify -format '%[fx:w*8]' inkscape.png | show Inkscape
  node read.mjs 2>/dev/null
} | tee seen
diff seen - <<'T'
pdfinfo: 0.8 m
pdftoppm: 0.8 m
pdftocairo: 0.8 m
Ghostscript: 8.0 m
mutool: 8.0 m
Inkscape: 0.8 m
pdf.js: 8.0 m
pdfium: 0.8 m
pdf-lib: 0.8 m
embedPdf: 0.8 m
T
