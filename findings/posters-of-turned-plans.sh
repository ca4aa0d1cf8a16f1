#!/bin/sh
# A drilling template of 1000 by 600 points, 353 by 212 mm, printed at its size on sheets of A4 to be glued together: drawn so, drawn upright and turned (Rotate 90), and in units of two points (UserUnit 2),
# by which large plans are kept.
# Guess: the sheets together have all of the template, at its size, and each is an A4; or the program says that it cannot.
# Seen: of the turned one plakativ 0.5.1 leaves out a third, without a word: what is beyond the page's width before it was turned. pdfposter 0.8.1 turns it right, but reckons the other to be half as
# large, and lays it whole on one sheet, which it calls A4 and which is twice that, so that a printer halves it. mutool 1.21.1 (poster) has all of each in its four parts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in imagemagick mupdf-tools pdfposter plakativ python3-pikepdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mupdf-tools pdfposter plakativ
cd "$folder"
/usr/bin/python3 - <<'P'
from pikepdf import Dictionary, Name, Page, new
for name, box, more in [('plain', [0, 0, 1000, 600], {}), ('turned', [0, 0, 600, 1000], {'Rotate': 90}), ('units', [0, 0, 500, 300], {'UserUnit': 2})]:
    pdf = new()
    content = pdf.make_stream(b'%d %d %d %d re f' % tuple(box))
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=box, Resources=Dictionary(), Contents=content, **more))))
    pdf.save(name + '.pdf')
P
for name in plain turned units; do
  pdfposter -s 1 -m a4 $name.pdf $name-pdfposter.pdf >/dev/null
  plakativ --nogui --factor 1 --pagesize A4 -o $name-plakativ.pdf $name.pdf >/dev/null
  mutool poster -x 2 -y 2 $name.pdf $name-mutool.pdf 2>/dev/null
  for program in pdfposter plakativ mutool; do
    rm -f sheet*.png
    mutool draw -q -r 18 -o sheet%d.png $name-$program.pdf 2>/dev/null
    ink=0
    for sheet in sheet*.png; do
      ink=$((ink + $(convert "$sheet" -background white -flatten -colorspace gray -format '%[fx:int((1-mean)*w*h)]' info:)))
    done
    # The sheets overlap, so that there may be more ink than the template has.
    echo "$name, $program: $(ls sheet*.png | wc -l) sheets of $(identify -format '%wx%h' sheet1.png), $(awk "BEGIN { share = $ink / (250 * 150); if (share > 0.99) print \"all\"; else printf \"%.0f%%\", 100 * share }")"
  done
done | tee seen
diff seen - <<'T'
plain, pdfposter: 2 sheets of 149x211, all
plain, plakativ: 2 sheets of 149x211, all
plain, mutool: 4 sheets of 125x75, all
turned, pdfposter: 2 sheets of 211x149, all
turned, plakativ: 2 sheets of 149x211, 69%
turned, mutool: 4 sheets of 125x75, all
units, pdfposter: 1 sheets of 298x421, all
units, plakativ: 2 sheets of 149x211, all
units, mutool: 4 sheets of 125x75, all
T
