#!/bin/sh
# A catalogue as PDF, three pages, with a link on the first, the contents, to the third, the prices, put into another order: prices, contents, rest. A link names its page (LibreOffice), or a name for the place, kept in a dictionary (Chromium) or in a tree (LaTeX).
# Guess: the link leads to the prices, now page 1.
# Seen: it does with qpdf 11.3.0, pdftk-java 3.3.2 and pikepdf 6.0.0. With qpdf --empty, as recipes have it, and with pypdf 3.4.1 names lead nowhere, pages do. mutool 1.21.1 (clean with a list of pages) drops the link whose name is in a dictionary, so all those of
# Chromium, and keeps the others. No one says so.
set -eu
for package in poppler-utils qpdf pdftk-java mupdf-tools python3-pypdf python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' poppler-utils qpdf pdftk-java mupdf-tools python3-pypdf python3-pikepdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > catalogues.py <<'P'
import sys
from pikepdf import Array, Dictionary, Name, Page, String, open as read, new
import pypdf
def draw():
    for kind in ['page', 'dictionary', 'tree']:
        pdf = new()
        for _ in range(3):
            pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 200, 200], Resources=Dictionary(), Contents=pdf.make_stream(b'9 9 9 9 re f')))))
        place = Array([pdf.pages[2].obj, Name.XYZ, 0, 200, 0])
        target = {'page': place, 'dictionary': Name.price, 'tree': String('price')}[kind]
        if kind == 'dictionary':
            pdf.Root.Dests = Dictionary(price=place)
        elif kind == 'tree':
            pdf.Root.Names = Dictionary(Dests=pdf.make_indirect(Dictionary(Names=[String('price'), place])))
        pdf.pages[0].Annots = Array([pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Link, Rect=[9, 9, 99, 99], Dest=target))])
        pdf.save(kind + '1.pdf')
def order():
    for kind in ['page', 'dictionary', 'tree']:
        read_by, written = pypdf.PdfReader(kind + '1.pdf'), pypdf.PdfWriter()
        for page in [2, 0, 1]:
            written.add_page(read_by.pages[page])
        written.write('pypdf.' + kind)
        pdf = read(kind + '1.pdf')
        prices = pdf.pages[2]
        del pdf.pages[2]
        pdf.pages.insert(0, prices)
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
/usr/bin/python3 catalogues.py draw
/usr/bin/python3 catalogues.py order
for kind in page dictionary tree; do
  qpdf "${kind}1.pdf" --pages . 3,1,2 -- "qpdf.$kind"
  qpdf --empty --pages "${kind}1.pdf" 3,1,2 -- "qpdf-empty.$kind"
  pdftk "${kind}1.pdf" cat 3 1 2 output "pdftk.$kind"
  mutool clean "${kind}1.pdf" mutool.pdf 3,1,2
  mv mutool.pdf "mutool.$kind"
done 2>&1 | grep -v 'ICC support' || :
/usr/bin/python3 catalogues.py show qpdf qpdf-empty pdftk mutool pypdf pikepdf | tee seen
diff seen - <<'T'
qpdf: page 1, dictionary 1, tree 1
qpdf-empty: page 1, dictionary nowhere, tree nowhere
pdftk: page 1, dictionary 1, tree 1
mutool: page 1, dictionary no links, tree 1
pypdf: page 1, dictionary nowhere, tree nowhere
pikepdf: page 1, dictionary 1, tree 1
T
