#!/bin/sh
# Two drawings as PDF, each with a layer that is switched off (what the parts cost the factory), joined to one file for the customer, and one of them taken out as a page by itself.
# Guess: what is not seen in the drawings is not seen in the joined file, since each page brings its layers along; at worst the layers are gone with what is in them.
# Seen (poppler 22.12.0 shows the results): Ghostscript 10.00.0 leaves both layers off. pdfunite keeps the state of the first file's alone, and so does qpdf 11.3.0 if it is
# given the first file as the one to start from. qpdf with --empty, pdftk 2.02 (pdftk-java 3.3.2), mutool 1.21.1, pypdf 3.4.1, pikepdf 6.0.0 and pdf-lib 1.17.1 keep none: the
# layers' list belongs to the document, and without it everything is seen. Of a page taken out pdfseparate and mutool clean keep it off, pdftk and qpdf --split-pages show it.
set -eu
for package in poppler-utils qpdf pdftk-java mupdf-tools ghostscript python3-pypdf python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils qpdf pdftk-java mupdf-tools ghostscript python3-pypdf python3-pikepdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1
cat > draw.py <<'P'
from pikepdf import Array, Dictionary, Name, Page, String, new
for part in ['door', 'side']:
    pdf = new()
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String('cost')))
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    text = 'BT /F 12 Tf 50 150 Td (%s) Tj ET /OC /L BDC BT /F 12 Tf 50 100 Td (%s-cost) Tj ET EMC' % (part, part)
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 300, 200], Contents=pdf.make_stream(text.encode()),
        Resources=Dictionary(Font=Dictionary(F=font), Properties=Dictionary(L=layer))))))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(Order=Array([layer]), OFF=Array([layer])))
    pdf.save(part + '.pdf')
P
cat > join.py <<'P'
import pikepdf, pypdf
joined = pypdf.PdfMerger()
pdf = pikepdf.new()
for part in ['door.pdf', 'side.pdf']:
    joined.append(part)
    pdf.pages.extend(pikepdf.open(part).pages)
joined.write('pypdf.pdf')
pdf.save('pikepdf.pdf')
P
cat > join.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  const joined = await PDFDocument.create();
  for (const part of ['door.pdf', 'side.pdf']) {
    const [page] = await joined.copyPages(await PDFDocument.load(readFileSync(part)), [0]);
    joined.addPage(page);
  }
  writeFileSync('pdf-lib.pdf', await joined.save());
})();
J
/usr/bin/python3 draw.py
/usr/bin/python3 join.py
node join.cjs
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o ghostscript.pdf door.pdf side.pdf
pdfunite door.pdf side.pdf pdfunite.pdf
qpdf door.pdf --pages . side.pdf -- qpdf.pdf
qpdf --empty --pages door.pdf side.pdf -- qpdf-empty.pdf
pdftk door.pdf side.pdf cat output pdftk.pdf
mutool merge -o mutool.pdf door.pdf side.pdf 2>/dev/null
pdfseparate door.pdf page-pdfseparate.pdf
qpdf --split-pages door.pdf page-qpdf.pdf
mv page-qpdf-1.pdf page-qpdf.pdf
mutool clean door.pdf page-mutool.pdf 1 2>/dev/null
pdftk door.pdf cat 1 output page-pdftk.pdf
{
  for file in door ghostscript pdfunite qpdf qpdf-empty pdftk mutool pypdf pikepdf pdf-lib page-pdfseparate page-qpdf page-mutool page-pdftk; do
    echo "$file: $(pdftotext "$file.pdf" - 2>/dev/null | xargs)"
  done
} | tee seen
diff seen - <<'T'
door: door
ghostscript: door side
pdfunite: door side side-cost
qpdf: door side side-cost
qpdf-empty: door door-cost side side-cost
pdftk: door door-cost side side-cost
mutool: door door-cost side side-cost
pypdf: door door-cost side side-cost
pikepdf: door door-cost side side-cost
pdf-lib: door door-cost side side-cost
page-pdfseparate: door
page-qpdf: door door-cost
page-mutool: door
page-pdftk: door door-cost
T
