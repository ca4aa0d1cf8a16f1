#!/bin/sh
# A brown board, rgb(128,64,32), as TIFF of 8 and of 16 bits a channel, as ImageMagick writes it (with the standard tags of the primaries and the white point of sRGB) and without these tags; through tificc of LittleCMS, from sRGB to sRGB.
# Guess: the same brown each time, give or take one.
# Seen (liblcms2-utils 2.14): without the tags it is. With them tificc builds a profile of its own in place of the one that is named: at 8 bits the brown becomes 129,62,26, at 16 bits it is black, and nothing is said.
set -eu
for package in liblcms2-utils imagemagick libtiff-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liblcms2-utils imagemagick
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for bits in 8 16; do
  convert -size 60x40 'xc:rgb(128,64,32)' -type TrueColor -depth "$bits" tagged.tif
  cp tagged.tif plain.tif
  tiffset -u 318 plain.tif
  tiffset -u 319 plain.tif
  for file in tagged plain; do
    tificc -i '*sRGB' -o '*sRGB' "$file.tif" out.tif >said
    echo "$bits bits, $file: $(convert out.tif -depth 8 -format '%[pixel:p{1,1}]' info:), primaries: $(tiffinfo "$file.tif" | grep -c Primary || true), warnings: $(grep -ci 'warn\|error' said || true)"
  done
done | tee seen
diff seen - <<'T'
8 bits, tagged: srgb(129,62,26), primaries: 1, warnings: 0
8 bits, plain: srgb(128,64,32), primaries: 0, warnings: 0
16 bits, tagged: srgb(0,0,0), primaries: 1, warnings: 0
16 bits, plain: srgb(128,64,32), primaries: 0, warnings: 0
T
