#!/bin/sh
# A plan as PDF, cropped in a viewer to what the customer is to see (CropBox), with the factory's prices beyond the edge; made into a picture for the page, and into text for
# an index.
# Guess: what shows pages shows the cropped page, as every viewer does; text from beyond the edge is found by some.
# Seen: mutool 1.21.1, Inkscape 1.2.2 and pdf.js 5.6.205 have the cropped page, 200 by 100, and of its text what is seen. pdftoppm and pdftocairo of poppler 22.12.0, the
# programs for pictures of pages, and Ghostscript 10.00.0 show the whole one, 400 by 300, unless told -cropbox or -dUseCropBox; and so does a page into which pdf-lib 1.17.1
# has drawn it (embedPdf). pdftotext, pypdf 3.4.1 and Ghostscript's txtwrite, with -dUseCropBox as well, have the prices in their text.
set -eu
for package in poppler-utils mupdf-tools ghostscript inkscape imagemagick python3-pypdf python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils mupdf-tools ghostscript inkscape python3-pypdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdfjs-dist@5.6.205 pdf-lib@1.17.1
/usr/bin/python3 - <<'P'
from pikepdf import Dictionary, Name, Page, new
pdf = new()
font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
text = b'BT /F 12 Tf 120 120 Td (plan) Tj ET BT /F 12 Tf 20 20 Td (prices) Tj ET'
pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 400, 300], CropBox=[100, 100, 300, 200], Contents=pdf.make_stream(text),
    Resources=Dictionary(Font=Dictionary(F=font))))))
pdf.save('plan.pdf')
P
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import pdfLib from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const data = readFileSync('plan.pdf');
const page = await (await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise).getPage(1);
const { width, height } = page.getViewport({ scale: 1 });
console.log(`pdf.js: ${width}x${height}, ${(await page.getTextContent()).items.map(({ str }) => str).join(' ').trim()}`);
const [embedded] = await (await pdfLib.PDFDocument.create()).embedPdf(data);
console.log(`pdf-lib: ${embedded.width}x${embedded.height}`);
J
picture() { identify -format '%wx%h\n' "$1" | sed "s/^/$2: /"; }
text() { tr -cd 'a-z\n' | xargs | sed "s/^/$1: /"; }
{
  pdftoppm -r 72 -png -singlefile plan.pdf a && picture a.png pdftoppm
  pdftoppm -cropbox -r 72 -png -singlefile plan.pdf a && picture a.png 'pdftoppm -cropbox'
  pdftocairo -r 72 -png -singlefile plan.pdf a && picture a.png pdftocairo
  gs -q -dBATCH -dNOPAUSE -sDEVICE=pnggray -r72 -o a.png plan.pdf && picture a.png Ghostscript
  gs -q -dBATCH -dNOPAUSE -dUseCropBox -sDEVICE=pnggray -r72 -o a.png plan.pdf && picture a.png 'Ghostscript -dUseCropBox'
  mutool draw -q -r 72 -o a.png plan.pdf 2>/dev/null && picture a.png mutool
  inkscape --export-type=png --export-dpi=72 -o a.png plan.pdf 2>/dev/null && picture a.png Inkscape
  node read.mjs 2>/dev/null
  mutool draw -q -F txt -o - plan.pdf 2>/dev/null | text mutool
  pdftotext plan.pdf - | text pdftotext
  gs -q -dBATCH -dNOPAUSE -dUseCropBox -sDEVICE=txtwrite -o - plan.pdf | text 'Ghostscript -dUseCropBox'
  /usr/bin/python3 -c "import pypdf; print(pypdf.PdfReader('plan.pdf').pages[0].extract_text())" | text pypdf
} | tee seen
diff seen - <<'T'
pdftoppm: 400x300
pdftoppm -cropbox: 200x100
pdftocairo: 400x300
Ghostscript: 400x300
Ghostscript -dUseCropBox: 200x100
mutool: 200x100
Inkscape: 200x100
pdf.js: 200x100, plan
pdf-lib: 400x300
mutool: plan
pdftotext: plan prices
Ghostscript -dUseCropBox: plan prices
pypdf: plan prices
T
