#!/bin/sh
# A line 侧板 18 on a page of PDF in STSong-Light by reportlab, a font of the reader with one of the encodings that PDF names itself (UniGB-UCS2-H), and read by four programs.
# Guess: 侧板 18: the encodings for Chinese are part of PDF, and readers have to know them (PDF 32000, 9.7.5.2).
# Seen: PyPDF2 2.12 and pdf-reader of Ruby 2.4 give the bytes as letters, pdfminer of Debian nothing. mutool and pdftotext have the line.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='mupdf-tools poppler-data poppler-utils python3-pdfminer python3-pypdf2 python3-reportlab ruby-pdf-reader'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
/usr/bin/python3 - <<'J'
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen import canvas
pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
page = canvas.Canvas("page.pdf")
page.setFont("STSong-Light", 12)
page.drawString(72, 700, "侧板 18")
page.save()
J
mutool draw -q -F txt page.pdf > mutool 2>/dev/null
pdftotext page.pdf pdftotext 2>/dev/null
/usr/bin/python3 -W ignore -c 'import PyPDF2; print(PyPDF2.PdfReader("page.pdf").pages[0].extract_text())' > PyPDF2
/usr/bin/python3 -c 'from pdfminer.high_level import extract_text; print(extract_text("page.pdf"))' > pdfminer
ruby -rpdf-reader -e 'puts PDF::Reader.new("page.pdf").pages[0].text' > pdf-reader
echo --
for name in mutool pdftotext PyPDF2 pdfminer pdf-reader; do
  echo "$name: $(if grep -q '侧板 18' $name; then echo the line; elif tr -d '[:space:]\f' < $name | grep -q .; then echo other signs; else echo nothing; fi)"
done | tee seen
diff seen - <<'T'
mutool: the line
pdftotext: the line
PyPDF2: other signs
pdfminer: nothing
pdf-reader: other signs
T
