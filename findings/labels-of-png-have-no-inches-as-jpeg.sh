#!/bin/sh
# A label of 600 by 400 dots, 150 an inch, as PNG, JPEG and TIFF, made each of the three by OpenImageIO's oiiotool.
# Guess: 150 an inch in all, or 149.99 out of PNG, whose unit is the metre.
# Seen (openimageio-tools 2.4.7): PNG made JPEG says 150 of no unit (a ratio of sides, by JFIF), so that the label has no size on paper; to TIFF and to PNG again it keeps its size, and so do the other ways.
set -eu
for package in openimageio-tools imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openimageio-tools imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for from in png jpg tif; do
  convert -size 600x400 xc:brown -density 150 -units PixelsPerInch label.$from
  for to in png jpg tif; do
    oiiotool label.$from -o made.$to
    echo "$from to $to: $(identify -format '%[fx:round(resolution.x)] %U' made.$to)"
  done
done | tee seen
diff seen - <<'T'
png to png: 59 PixelsPerCentimeter
png to jpg: 150 Undefined
png to tif: 150 PixelsPerInch
jpg to png: 59 PixelsPerCentimeter
jpg to jpg: 150 PixelsPerInch
jpg to tif: 150 PixelsPerInch
tif to png: 59 PixelsPerCentimeter
tif to jpg: 150 PixelsPerInch
tif to tif: 150 PixelsPerInch
T
