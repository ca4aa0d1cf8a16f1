#!/bin/sh
# The words AVON Board 18 mm on a page of PDF by groff, read by CAM::PDF of Perl (getPageText), by PyPDF2 and by pdftotext.
# Guess: the same words: a shift between letters (TJ, PDF 32000, 9.4.3) is a blank only where it is about as wide as one.
# Seen: CAM::PDF 1.60 makes A V ON of AVON, whose letters groff moves nearer to each other. The others have the word whole.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='groff libcam-pdf-perl poppler-utils python3-pypdf2'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
printf '.LP\nAVON Board 18 mm\n' | groff -ms -Tpdf > page.pdf
echo --
{ printf 'CAM::PDF: '; perl -MCAM::PDF -e 'print CAM::PDF->new("page.pdf")->getPageText(1)'; printf 'PyPDF2: '; /usr/bin/python3 -c 'import PyPDF2; print(PyPDF2.PdfReader("page.pdf").pages[0].extract_text().strip())'; echo "pdftotext: $(pdftotext page.pdf - | head -1)"; } | tee seen
diff seen - <<'T'
CAM::PDF: A V ON Board 18 mm
PyPDF2: AVON Board 18 mm
pdftotext: AVON Board 18 mm
T
