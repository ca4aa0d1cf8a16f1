#!/bin/sh
# Scans of 16 bits a colour as PNG, which scanners and 3D programs write: grey of 25, 50 and 75 per cent, turned into PNG, TIFF and JPEG by econvert of ExactImage; and the same as TIFF turned into PNG.
# Guess: 64, 128 and 191 of 255 each time: PNG keeps the more significant byte first (PNG, 2.1), and econvert's man page names no limit of depth.
# Seen (exactimage 1.0.2): of PNG the two bytes of each value change places: 50 per cent (0x8000) and 25 per cent (0x4000) are black, 75 per cent (0xBFFF) is white. From TIFF all are right.
set -eu
packages='exactimage imagemagick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
for share in 25 50 75; do
  convert -size 20x20 xc:"gray($share%)" -depth 16 PNG48:scan.png
  convert -size 20x20 xc:"gray($share%)" -depth 16 scan.tif
  echo "$share%: $(for pair in scan.png:a.png scan.png:a.tif scan.tif:b.png; do
    econvert -i "${pair%:*}" -o "${pair#*:}" 2>/dev/null
    convert "${pair#*:}" -format '%[fx:int(255*p{5,5}.r+0.5)] ' info:
  done)"
done | tee seen
diff seen - <<'S'
25%: 0 0 64 
50%: 0 0 128 
75%: 255 255 191 
S
