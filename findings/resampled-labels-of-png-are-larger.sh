#!/bin/sh
# A label of 600 by 400 dots at 150 dots an inch, as PNG (whose own unit is the metre), JPEG and TIFF, brought to 75 dots an inch with -resample 75, by GraphicsMagick and ImageMagick.
# Guess: 300 by 200 in each: -resample keeps the size on paper, and a number without a unit is in dots an inch, as it is for -density.
# Seen (graphicsmagick 1.3.40, imagemagick 6.9.11): both take the number in the unit of the file, and PNG has centimetres: 75 a centimetre, 762 by 508, larger than before and said by nothing. With -units PixelsPerInch it is 300 by 200.
set -eu
for package in graphicsmagick imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' graphicsmagick imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for kind in png jpg tif; do
  convert -size 600x400 xc:brown -density 150 -units PixelsPerInch label.$kind
  gm convert label.$kind -resample 75 gm.$kind
  gm convert label.$kind -units PixelsPerInch -resample 75 gm-units.$kind
  convert label.$kind -resample 75 im.$kind
  convert label.$kind -units PixelsPerInch -resample 75 im-units.$kind
  for way in gm gm-units im im-units; do
    echo "$kind, $way: $(identify -units PixelsPerInch -format '%w by %h, %[fx:round(resolution.x)]' $way.$kind)"
  done
done | tee seen
diff seen - <<'T'
png, gm: 762 by 508, 191
png, gm-units: 300 by 200, 75
png, im: 762 by 508, 191
png, im-units: 300 by 200, 75
jpg, gm: 300 by 200, 75
jpg, gm-units: 300 by 200, 75
jpg, im: 300 by 200, 75
jpg, im-units: 300 by 200, 75
tif, gm: 300 by 200, 75
tif, gm-units: 300 by 200, 75
tif, im: 300 by 200, 75
tif, im-units: 300 by 200, 75
T
