#!/bin/sh
# A photograph of a showroom for its light, as Radiance HDR, which may begin with any of its corners and says with which: red ceiling above blue floor with a white lamp at the left, once as usual (-Y 2 +X 4), once from below (+Y 2 +X 4), and once from
# the right (-Y 2 -X 4).
# Guess: what reads the format shows it the same way round each time, or refuses what it does not read.
# Seen: OpenImageIO 2.4.7 says how each is turned, and turns it (--reorient). three.js 0.187.0 and hdrify 1.2.1 refuse all but the usual one. ImageMagick 6.9.11 shows the one from below upside down, and refuses the other. libvips 8.14.1 and pfstools 2.2.0 show one
# upside down, and one with the lamp at the right, without a word.
set -eu
for package in imagemagick libvips-tools openimageio-tools pfstools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' imagemagick libvips-tools openimageio-tools pfstools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact hdrify@1.2.1 three@0.187.0
cat > write.py <<'P'
red, blue, white = [bytes(colour) for colour in [(128, 0, 0, 128), (0, 0, 128, 128), (128, 128, 128, 128)]]
above, below = [white, red, red, red], [white, blue, blue, blue]
for name, size, rows in [('usual', '-Y 2 +X 4', [above, below]), ('below', '+Y 2 +X 4', [below, above]), ('right', '-Y 2 -X 4', [above[::-1], below[::-1]])]:
    open(name + '.hdr', 'wb').write(b'#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n' + size.encode() + b'\n' + b''.join(b''.join(row) for row in rows))
P
python3 write.py
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { readHdr } from 'hdrify';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';

const file = new Uint8Array(readFileSync(process.argv[2] + '.hdr'));
for (const [name, read] of [['three.js', () => new HDRLoader().parse(file.buffer)], ['hdrify', () => readHdr(file)]]) {
  try {
    const { width, height } = read();
    console.log(`${name} ${width}x${height}`);
  } catch (error) {
    console.log(`${name} refuses`);
  }
}
J
# The colours of a picture, row by row.
show() {
  convert "$1" -depth 8 txt:- 2>/dev/null | awk -F '[,: ()]+' 'NR > 1 { row = row ($3 > 50 && $5 > 50 ? "W" : $3 > 50 ? "R" : "B"); if ($2 != last && NR > 2) { row = substr(row, 1, length(row) - 1) "/" substr(row, length(row)) } last = $2 } END { print row == "" ? "refuses" : row }'
}
for name in usual below right; do
  oiiotool "$name.hdr" --reorient -d uint8 -o oiio.png
  vips copy "$name.hdr" vips.ppm 2>/dev/null
  pfsin "$name.hdr" 2>/dev/null | pfsout pfs.ppm 2>/dev/null
  echo "$name: OpenImageIO $(show oiio.png), ImageMagick $(show "$name.hdr"), libvips $(show vips.ppm), pfstools $(show pfs.ppm), $(node read.mjs "$name" | paste -sd , | sed 's/,/, /')"
done | tee seen
diff seen - <<'T'
usual: OpenImageIO WRRR/WBBB, ImageMagick WRRR/WBBB, libvips WRRR/WBBB, pfstools WRRR/WBBB, three.js 4x2, hdrify 4x2
below: OpenImageIO WRRR/WBBB, ImageMagick WBBB/WRRR, libvips WBBB/WRRR, pfstools WBBB/WRRR, three.js refuses, hdrify refuses
right: OpenImageIO WRRR/WBBB, ImageMagick refuses, libvips RRRW/BBBW, pfstools RRRW/BBBW, three.js refuses, hdrify refuses
T
