#!/bin/sh
# Two companies' copies of one form as PDF, filled in and stamped (a Stamp annotation, as viewers put a seal), joined to one file for the tender.
# Guess: what is seen of the pages is seen of the joined file, in either viewer; the fields may become plain.
# Seen: of what qpdf 11.3.0 and pdftk 3.3.2 join, all is seen by poppler and by mupdf. pdfunite (poppler 22.12.0) takes over where a field is shown, but not the
# field with its name and value, where these are two objects: poppler shows the names all the same, mupdf none. mutool merge (mupdf 1.21.1) takes over what is
# printed on a page and nothing else: names and stamps are gone, without a warning, and empty forms are handed in.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in qpdf pdftk-java poppler-utils mupdf-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' qpdf pdftk-java poppler-utils mupdf-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pdf-lib@1.17.1
cat > fill.cjs <<'J'
const fs = require('node:fs');
const { PDFDocument } = require('pdf-lib');

(async () => {
  for (const [file, name, seal] of [['a.pdf', 'ALPHA', 'SEALA'], ['b.pdf', 'BETA', 'SEALB']]) {
    const form = await PDFDocument.create();
    const page = form.addPage([300, 200]);
    const field = form.getForm().createTextField('company');
    field.addToPage(page, { x: 20, y: 120, width: 200, height: 24 });
    field.setText(name);
    const Font = { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } };
    const about = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 80, 20], Resources: { Font } };
    const look = form.context.register(form.context.stream(`BT /F 12 Tf 2 2 Td (${seal}) Tj ET`, about));
    const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [200, 20, 280, 40], F: 4, AP: { N: look } };
    page.node.addAnnot(form.context.register(form.context.obj(stamp)));
    fs.writeFileSync(file, await form.save());
  }
})();
J
node fill.cjs
qpdf --empty --pages a.pdf b.pdf -- qpdf.pdf
pdftk a.pdf b.pdf cat output pdftk.pdf
pdfunite a.pdf b.pdf pdfunite.pdf
mutool merge -o mutool.pdf a.pdf b.pdf
words() { (grep -oE 'ALPHA|BETA|SEAL[AB]' || echo none) | sort | paste -sd" "; }
for name in qpdf pdftk pdfunite mutool; do
  echo "$name: poppler $(pdftotext $name.pdf - | words) / mupdf $(mutool draw -q -F txt $name.pdf 2>/dev/null | words)"
done | tee seen
diff seen - <<'T'
qpdf: poppler ALPHA BETA SEALA SEALB / mupdf ALPHA BETA SEALA SEALB
pdftk: poppler ALPHA BETA SEALA SEALB / mupdf ALPHA BETA SEALA SEALB
pdfunite: poppler ALPHA BETA SEALA SEALB / mupdf SEALA SEALB
mutool: poppler none / mupdf none
T
