#!/bin/sh
# Sizes, prices and numbers of telephones, each a line printed large, black on white and without noise, in DejaVu Sans, read by Debian's small readers of print, which need no training data: as they are by default, and told that there are numbers.
# Guess: read as they are, as tesseract reads them; a 1 and a 5 in a size by what stands beside them.
# Seen (gocr 0.52, ocrad 0.28): gocr takes each 1 for the letter l, 2440xl220xl8, and drops the comma of a price: ll299 for 1,299. ocrad takes 5 for the letter s behind 7 and before 0: 07s7, 1,299.s0. Told of numbers they are right but for signs: 1_299_50 of gocr, and ocrad's filter for numbers only makes 60040018 of three sizes and 129950 of the price.
set -eu
for package in gocr ocrad fonts-dejavu-core imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gocr ocrad
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r text; do
  /usr/bin/convert -size 900x120 xc:white -font /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf -pointsize 48 -fill black -annotate +20+80 "$text" -depth 8 line.pgm
  echo "$text: gocr $(gocr line.pgm 2>/dev/null), ocrad $(ocrad -F utf8 line.pgm | head -1); of numbers: $(gocr -C 0-9x,.- line.pgm 2>/dev/null), $(ocrad -e numbers line.pgm | head -1), $(ocrad -e numbers_only line.pgm | head -1)"
done <<'T' | tee seen
600x400x18
2440x1220x18
0757-22881234
13800138000
1,299.50
T
diff seen - <<'T'
600x400x18: gocr 600x400xl8, ocrad 600x400x18; of numbers: 600x400x18, 600x400x18, 60040018
2440x1220x18: gocr 2440xl220xl8, ocrad 2440x1220x18; of numbers: 2440x1220x18, 2440x1220x18, 2440122018
0757-22881234: gocr 0757-22881234, ocrad 07s7-22881234; of numbers: 0757_22881234, 0757-22881234, 075722881234
13800138000: gocr l3800138000, ocrad 13800138000; of numbers: 13800138000, 13800138000, 13800138000
1,299.50: gocr ll299•50, ocrad 1,299.s0; of numbers: 1_299_50, 1,299.50, 129950
T
