#!/bin/sh
# A plan of 20 by 10 cm, scanned with 118 dots per centimetre (300 per inch), as JPEG, PNG and TIFF, each of which may say its resolution by the centimetre, and PNG by the metre only.
# Guess: what makes pages of pictures makes one of 20 cm of each, so that the plan can be measured on paper.
# Seen: mutool 1.21.1 and sharp 0.35.5 read the resolution of all. img2pdf 0.4.4 does in PNG and TIFF; a JPEG in dots per centimetre it takes for one without a resolution, and
# makes a page of 62.4 cm of it, by 96 dots per inch, without a word: Pillow 9.4.0, which it asks, gives a JPEG's resolution (dpi) only where it is by the inch.
set -eu
for package in img2pdf mupdf-tools imagemagick poppler-utils python3-pil; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' img2pdf mupdf-tools python3-pil
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact sharp@0.35.5
wide() { pdfinfo "$1" | awk '/^Page size/ { printf "%.1f cm", $3 / 72 * 2.54 }'; }
{
  for kind in jpg png tif; do
    convert -size 2360x1180 xc:white -type TrueColor -depth 8 -units PixelsPerCentimeter -density 118 "plan.$kind"
    img2pdf "plan.$kind" -o img2pdf.pdf 2>/dev/null
    mutool convert -o mutool.pdf "plan.$kind" 2>/dev/null
    dots=$(node -e "require('sharp')('plan.$kind').metadata().then(({ density }) => console.log(density))")
    pillow=$(/usr/bin/python3 -c "from PIL import Image; print(Image.open('plan.$kind').info.get('dpi') and 'known')")
    echo "$kind: img2pdf $(wide img2pdf.pdf), mutool $(wide mutool.pdf), sharp $dots, Pillow $pillow"
  done
} | tee seen
diff seen - <<'T'
jpg: img2pdf 62.4 cm, mutool 20.0 cm, sharp 300, Pillow None
png: img2pdf 20.0 cm, mutool 20.0 cm, sharp 300, Pillow known
tif: img2pdf 20.0 cm, mutool 20.0 cm, sharp 300, Pillow known
T
