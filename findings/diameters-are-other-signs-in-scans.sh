#!/bin/sh
# Measures on a drawing, printed in 40 points and scanned without a flaw, read by tesseract (its English model) and ocrad: a tolerance 18±0.2, a diameter Ø35, an angle 45°, a size 600×400, feet with inches 2′6″, and a plain 2404 mm.
# Guess: figures right; ±, Ø and ° are read, as both know the signs of Latin 1; × may become x.
# Seen: tesseract 5.3.0 reads 18±0.2 as the sum 18+0.2, Ø35 as @35, 2′6″ as 26’, that is 26 feet; ocrad 0.28 keeps ± and the feet, but the diameter becomes the number 035.
set -eu
for package in tesseract-ocr ocrad imagemagick fonts-dejavu-core; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tesseract-ocr ocrad
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r measure; do
  convert -background white -fill black -font DejaVu-Sans -pointsize 40 "label:$measure" -bordercolor white -border 30 -density 300 -units PixelsPerInch scan.png
  convert scan.png scan.pnm
  echo "$measure: tesseract $(tesseract scan.png - --psm 7 2>/dev/null | head -n 1), ocrad $(ocrad -F utf8 scan.pnm | grep . | head -n 1)"
done <<'S' | tee seen
18±0.2
Ø35
45°
600×400
2′6″
2404 mm
S
diff seen - <<'T'
18±0.2: tesseract 18+0.2, ocrad 18±0.2
Ø35: tesseract @35, ocrad 035
45°: tesseract 45°, ocrad 45°
600×400: tesseract 600x400, ocrad 600x400
2′6″: tesseract 26’, ocrad 2'6"
2404 mm: tesseract 2404 mm, ocrad 2404 mm
T
