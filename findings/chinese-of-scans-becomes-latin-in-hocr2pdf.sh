#!/bin/sh
# A scan with its words found (hOCR, as Tesseract writes it: 柜 and 1,280.50), made a PDF that can be searched, by hocr2pdf of ExactImage; for comparison, a picture of 门板 made one by Tesseract itself.
# Guess: pdftotext finds 柜 and 1,280.50: "creates well layouted, searchable PDF files from hOCR (annotated HTML) input" (its man page, which names no script).
# Seen (exactimage 1.0.2): the price is there. Of 柜 (U+67DC) only the lower byte is left, which is Ü (U+DC), so that no Chinese word of a scan is found. The one of Tesseract has its words.
set -eu
packages='exactimage imagemagick poppler-utils tesseract-ocr tesseract-ocr-chi-sim fonts-noto-cjk'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
convert -size 400x100 xc:white page.png
cat > page.html <<'H'
<html><head><meta http-equiv="Content-Type" content="text/html;charset=utf-8"/></head><body><div class="ocr_page" title="bbox 0 0 400 100"><span class="ocr_line" title="bbox 10 20 300 60"><span class="ocrx_word" title="bbox 10 20 100 60">柜</span> <span class="ocrx_word" title="bbox 120 20 300 60">1,280.50</span></span></div></body></html>
H
hocr2pdf -i page.png -r 100 -o page.pdf < page.html
convert -size 600x200 xc:white -font Noto-Sans-CJK-SC -pointsize 80 -gravity center -annotate 0 '门板' words.png
tesseract words.png words -l chi_sim --psm 7 pdf >/dev/null 2>&1
{ pdftotext page.pdf - | tr -d '\f' | grep . | paste -sd ' '; pdftotext words.pdf - | tr -d ' \f' | grep .; } | tee seen
diff seen - <<'S'
Ü 1,280.50
门板
S
