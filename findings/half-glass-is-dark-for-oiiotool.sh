#!/bin/sh
# A brown pane, rgb(128,64,32), as PNG: opaque and half transparent, made TIFF and JPEG by OpenImageIO's oiiotool; TIFF keeps the alpha, JPEG has none.
# Guess: TIFF keeps the brown; JPEG has the brown alone, or that on black, 64 (or 94, reckoned in light) where half of it is there.
# Seen (openimageio-tools 2.4.7): so it is for a PNG that tells no gamma: 64. If it tells the usual one, 1/2.2, as ImageMagick's do, the share is taken to the power 2.2: 28 in the JPEG, and what the TIFF holds is a brown of 55; back as PNG it is 127 again.
set -eu
for package in openimageio-tools imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openimageio-tools imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for chunks in 'all' 'none,trns'; do
  for alpha in 255 128; do
    convert -size 20x20 "xc:#804020$(printf '%02x' $alpha)" -define png:include-chunk=$chunks PNG32:pane.png
    for kind in png tif jpg; do
      oiiotool pane.png -d uint8 -o "made.$kind" >/dev/null 2>&1
      echo "gamma $(identify -format '%[png:gAMA]' pane.png | grep -c 0.45 || true), alpha $alpha, $kind: $(convert "made.$kind" -alpha off -depth 8 -format '%[fx:round(255*p{5,5}.r)]' info:)"
    done
  done
done 2>/dev/null | tee seen
diff seen - <<'T'
gamma 1, alpha 255, png: 128
gamma 1, alpha 255, tif: 128
gamma 1, alpha 255, jpg: 128
gamma 1, alpha 128, png: 127
gamma 1, alpha 128, tif: 55
gamma 1, alpha 128, jpg: 28
gamma 0, alpha 255, png: 128
gamma 0, alpha 255, tif: 128
gamma 0, alpha 255, jpg: 128
gamma 0, alpha 128, png: 127
gamma 0, alpha 128, tif: 127
gamma 0, alpha 128, jpg: 64
T
