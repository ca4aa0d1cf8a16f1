#!/bin/sh
# Two plans as PDF, whose sheets are named i, ii and B-1, B-2 in every viewer (page labels), each with a bookmark and with its list of parts as an attached file, joined to one.
# Guess: what joins them keeps the names of the sheets, since the plans refer to each other by them; bookmarks and attached files it keeps, or says that it does not.
# Seen: qpdf 11.3.0 keeps the names, with bookmark and file of the first plan alone, and with --empty none of these. pdfunite of poppler 22.12.0 keeps the first one's file and else
# nothing; pdftk-java 3.3.2, mutool 1.21.1 and pypdf 3.4.1 keep both bookmarks and else nothing, pikepdf 6.0.0 and pdf-lib 1.17.1 nothing. Without a name a sheet has its number in
# the whole. Ghostscript 10.00.0 names the sheets of the first plan by the second one's list, B-1 to B-4, and drops the rest.
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
cat > plans.py <<'P'
import sys
from pikepdf import Array, AttachedFileSpec, Dictionary, Name, OutlineItem, Page, open as read, new
import pypdf

def draw():
    for plan, label in [('front', Dictionary(S=Name.r)), ('back', Dictionary(S=Name.D, P='B-'))]:
        pdf = new()
        for _ in range(2):
            pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 200, 200], Resources=Dictionary(), Contents=pdf.make_stream(b'9 9 9 9 re f')))))
        pdf.Root.PageLabels = Dictionary(Nums=Array([0, label]))
        with pdf.open_outline() as outline:
            outline.root.append(OutlineItem(plan, 1))
        pdf.attachments[plan + '.csv'] = AttachedFileSpec(pdf, b'part,18', filename=plan + '.csv')
        pdf.save(plan + '.pdf')

def join():
    joined = pypdf.PdfMerger()
    pdf = new()
    for plan in ['front.pdf', 'back.pdf']:
        joined.append(plan)
        pdf.pages.extend(read(plan).pages)
    joined.write('pypdf.pdf')
    pdf.save('pikepdf.pdf')

def show():
    for name in sys.argv[2:]:
        pdf = read(name + '.pdf')
        with pdf.open_outline() as outline:
            marks = [item.title for item in outline.root]
        print('%s: %s; %s' % (name, ' '.join(page.label for page in pdf.pages), ' '.join(marks + sorted(pdf.attachments)) or 'nothing else'))

globals()[sys.argv[1]]()
P
cat > join.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  const joined = await PDFDocument.create();
  for (const plan of ['front.pdf', 'back.pdf']) {
    for (const page of await joined.copyPages(await PDFDocument.load(readFileSync(plan)), [0, 1])) joined.addPage(page);
  }
  writeFileSync('pdf-lib.pdf', await joined.save());
})();
J
/usr/bin/python3 plans.py draw
/usr/bin/python3 plans.py join
node join.cjs
qpdf front.pdf --pages . back.pdf -- qpdf.pdf
qpdf --empty --pages front.pdf back.pdf -- qpdf-empty.pdf
pdfunite front.pdf back.pdf pdfunite.pdf
pdftk front.pdf back.pdf cat output pdftk.pdf
mutool merge -o mutool.pdf front.pdf back.pdf 2>/dev/null
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o ghostscript.pdf front.pdf back.pdf
/usr/bin/python3 plans.py show front back qpdf qpdf-empty pdfunite pdftk mutool pypdf pikepdf pdf-lib ghostscript | tee seen
diff seen - <<'T'
front: i ii; front front.csv
back: B-1 B-2; back back.csv
qpdf: i ii B-1 B-2; front front.csv
qpdf-empty: i ii B-1 B-2; nothing else
pdfunite: 1 2 3 4; front.csv
pdftk: 1 2 3 4; front back
mutool: 1 2 3 4; front back
pypdf: 1 2 3 4; front back
pikepdf: 1 2 3 4; nothing else
pdf-lib: 1 2 3 4; nothing else
ghostscript: B-1 B-2 B-3 B-4; nothing else
T
