#!/bin/sh
# Labels drawn by zint, EAN-13 and EAN-8 and three others, read by bardecode of ExactImage and by zbar, as 8-bit grey.
# Guess: 6901234567892 and 96385074, all the digits printed under the bars: the check digit belongs to a GTIN (GS1 General Specifications, 3.3.2), and readers give it.
# Seen (exactimage 1.0.2): the last digit is missing from both, so that articles are not found by their number; Code 128, Code 39 and 2 of 5 are whole. As PNG of two colours, as zint writes it, it finds no code at all and says nothing.
set -eu
packages='exactimage imagemagick zbar-tools zint'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
while read -r kind words; do
  zint -b "$kind" -d "$words" --scale=3 -w 20 --height=80 -o code.png
  convert code.png -colorspace gray -depth 8 code.pgm
  echo "$words: $(bardecode code.pgm 2>/dev/null | sed 's/ *\[type.*//'), of two colours $(bardecode code.png 2>/dev/null || echo none); zbar $(zbarimg -q --raw code.png 2>/dev/null)"
done <<'C' | tee seen
13 690123456789
13 9638507
20 A18-26
8 A-18
3 12345678
C
diff seen - <<'S'
690123456789: 690123456789, of two colours none; zbar 6901234567892
9638507: 9638507, of two colours none; zbar 96385074
A18-26: A18-26, of two colours none; zbar A18-26
A-18: A-18, of two colours none; zbar A-18
12345678: 12345678, of two colours none; zbar 12345678
S
