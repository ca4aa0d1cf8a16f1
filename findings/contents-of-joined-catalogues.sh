#!/bin/sh
# Two catalogues as PDF, each with a link on its first page, the contents, that leads to its second, the prices; joined to one. A link names its page (LibreOffice), or a name for the place, kept in
# a dictionary (Chromium) or in a tree (LaTeX); both catalogues call it "price", as both are made from one template.
# Guess: whoever joins them keeps what the links lead to, as on paper the contents stay true: the one on page 1 to page 2, the one on page 3 to page 4.
# Seen: pdftk-java 3.3.2 and Ghostscript 10.00.0 do. With qpdf 11.3.0 a name in the second catalogue leads to the first one's prices, and a page nowhere (with --empty nothing leads anywhere); with pypdf 3.4.1 a name in a
# tree leads from the first one to the second one's prices, 4 and 4, the others nowhere. pdfunite of poppler 22.12.0, pikepdf 6.0.0 and pdf-lib 1.17.1 leave links that lead nowhere, mutool 1.21.1 none. No one says so.
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
cat > catalogues.py <<'P'
import sys
from pikepdf import Array, Dictionary, Name, Page, String, open as read, new
import pypdf

def draw():
    for kind in ['page', 'dictionary', 'tree']:
        for part in ['1', '2']:
            pdf = new()
            for _ in range(2):
                pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 200, 200], Resources=Dictionary(), Contents=pdf.make_stream(b'9 9 9 9 re f')))))
            place = Array([pdf.pages[1].obj, Name.XYZ, 0, 200, 0])
            target = {'page': place, 'dictionary': Name.price, 'tree': String('price')}[kind]
            if kind == 'dictionary':
                pdf.Root.Dests = Dictionary(price=place)
            elif kind == 'tree':
                pdf.Root.Names = Dictionary(Dests=pdf.make_indirect(Dictionary(Names=[String('price'), place])))
            pdf.pages[0].Annots = Array([pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=[9, 9, 99, 99], Dest=target))])
            pdf.save(kind + part + '.pdf')

def join():
    for kind in ['page', 'dictionary', 'tree']:
        joined = pypdf.PdfMerger()
        pdf = new()
        for part in ['1.pdf', '2.pdf']:
            joined.append(kind + part)
            pdf.pages.extend(read(kind + part).pages)
        joined.write('pypdf.' + kind)
        pdf.save('pikepdf.' + kind)

# Names of a tree, wherever in it they are.
def names(node):
    found = {}
    for kid in node.get('/Kids', []):
        found.update(names(kid))
    pairs = list(node.get('/Names', []))
    found.update({str(name): value for name, value in zip(pairs[::2], pairs[1::2])})
    return found

def leads(pdf, target):
    if isinstance(target, Name):
        target = pdf.Root.get('/Dests', Dictionary()).get(str(target))
    elif isinstance(target, String):
        target = names(pdf.Root.get('/Names', Dictionary()).get('/Dests', Dictionary())).get(str(target))
    if isinstance(target, Dictionary):
        target = target.get('/D')
    if target is None:
        return 'nowhere'
    pages = [page.objgen for page in pdf.pages]
    return str(pages.index(target[0].objgen) + 1) if getattr(target[0], 'objgen', None) in pages else 'nowhere'

def show():
    for name in sys.argv[2:]:
        row = []
        for kind in ['page', 'dictionary', 'tree']:
            pdf = read(name + '.' + kind)
            links = [link for page in pdf.pages for link in page.get('/Annots', []) if link.get('/Subtype') == Name.Link]
            row.append(kind + ' ' + (' '.join(leads(pdf, link.get('/Dest', link.get('/A', Dictionary()).get('/D'))) for link in links) or 'no links'))
        print(name + ': ' + ', '.join(row))

globals()[sys.argv[1]]()
P
cat > join.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  for (const kind of ['page', 'dictionary', 'tree']) {
    const joined = await PDFDocument.create();
    for (const part of ['1.pdf', '2.pdf']) {
      for (const page of await joined.copyPages(await PDFDocument.load(readFileSync(kind + part)), [0, 1])) joined.addPage(page);
    }
    writeFileSync('pdf-lib.' + kind, await joined.save());
  }
})();
J
/usr/bin/python3 catalogues.py draw
/usr/bin/python3 catalogues.py join
node join.cjs
for kind in page dictionary tree; do
  qpdf "${kind}1.pdf" --pages . "${kind}2.pdf" -- "qpdf.$kind"
  qpdf --empty --pages "${kind}1.pdf" "${kind}2.pdf" -- "qpdf-empty.$kind"
  pdfunite "${kind}1.pdf" "${kind}2.pdf" "pdfunite.$kind"
  pdftk "${kind}1.pdf" "${kind}2.pdf" cat output "pdftk.$kind"
  mutool merge -o mutool.pdf "${kind}1.pdf" "${kind}2.pdf" 2>/dev/null
  mv mutool.pdf "mutool.$kind"
  gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o "ghostscript.$kind" "${kind}1.pdf" "${kind}2.pdf"
done
/usr/bin/python3 catalogues.py show qpdf qpdf-empty pdfunite pdftk mutool pypdf pikepdf pdf-lib ghostscript | tee seen
diff seen - <<'T'
qpdf: page 2 nowhere, dictionary 2 2, tree 2 2
qpdf-empty: page nowhere nowhere, dictionary nowhere nowhere, tree nowhere nowhere
pdfunite: page nowhere nowhere, dictionary nowhere nowhere, tree nowhere nowhere
pdftk: page 2 4, dictionary 2 4, tree 2 4
mutool: page no links, dictionary no links, tree no links
pypdf: page nowhere nowhere, dictionary nowhere nowhere, tree 4 4
pikepdf: page nowhere nowhere, dictionary nowhere nowhere, tree nowhere nowhere
pdf-lib: page nowhere nowhere, dictionary nowhere nowhere, tree nowhere nowhere
ghostscript: page 2 4, dictionary 2 4, tree 2 4
T
