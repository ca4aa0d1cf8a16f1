#!/bin/sh
# Labels of parts drawn by zint as PNG, Code 128, Code 39 and interleaved 2 of 5, read by bardecode of ExactImage and by zbar; zint writes a palette of two colours with one bit for a pixel.
# Guess: A18-26, A-18 and 12345678: pictures with a palette are one of the five kinds of PNG (colour type 3), and bardecode takes the formats of ExactImage, which knows PNG.
# Seen (exactimage 1.0.2): no code at all, and no word about it. The same picture as grey, with one bit for a pixel as well, it reads. zbar reads both.
set -eu
packages='exactimage file imagemagick zbar-tools zint'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
while read -r kind words; do
  zint -b "$kind" -d "$words" --scale=3 -w 20 --height=80 -o palette.png
  convert palette.png -colorspace gray grey.png
  for name in palette grey; do
    echo "$words $(file -b $name.png | grep -oE '[0-9]-bit [a-z]+'): bardecode $(bardecode $name.png 2>/dev/null | sed 's/ *\[type.*//' | grep . || echo nothing), zbar $(zbarimg -q --raw $name.png 2>/dev/null)"
  done
done <<'C' | tee seen
20 A18-26
8 A-18
3 12345678
C
diff seen - <<'S'
A18-26 1-bit colormap: bardecode nothing, zbar A18-26
A18-26 1-bit grayscale: bardecode A18-26, zbar A18-26
A-18 1-bit colormap: bardecode nothing, zbar A-18
A-18 1-bit grayscale: bardecode A-18, zbar A-18
12345678 1-bit colormap: bardecode nothing, zbar 12345678
12345678 1-bit grayscale: bardecode 12345678, zbar 12345678
S
