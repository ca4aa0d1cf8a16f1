#!/bin/sh
# A label as PNG with 300 dots per inch, made smaller by pngquant, pngcrush, optipng, advpng, pngnq and zopflipng; the dots per inch left.
# Guess: 300 each time: the resolution (pHYs) is "safe to copy", it does not depend on the data of the picture (PNG, 14.2), and a label without it prints in another size.
# Seen: four keep it. pngnq 1.1 drops it, of which its manual says nothing. zopflipng 1.0.3 drops it, as its help says of all but the data, and keeps it with --keepchunks=pHYs.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='imagemagick pngquant pngcrush optipng advancecomp pngnq zopfli'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
convert -size 20x10 gradient: -units PixelsPerInch -density 300 a.png
dots() { identify -units PixelsPerInch -format "$1 %x\n" "$2"; }
pngquant --force -o 1.png a.png; dots pngquant 1.png
pngcrush -q a.png 2.png 2>/dev/null; dots pngcrush 2.png
optipng -quiet -out 3.png a.png; dots optipng 3.png
cp a.png 4.png; advpng -z -q 4.png; dots advpng 4.png
cp a.png 5.png; pngnq -f -e -n.png 5.png 2>/dev/null; dots pngnq 5-n.png
zopflipng a.png 6.png >/dev/null; dots zopflipng 6.png
zopflipng --keepchunks=pHYs a.png 7.png >/dev/null; dots 'zopflipng, kept' 7.png
} > seen
cat seen
diff seen - <<'T'
pngquant 300
pngcrush 300
optipng 300
advpng 300
pngnq 72
zopflipng 72
zopflipng, kept 300
T
