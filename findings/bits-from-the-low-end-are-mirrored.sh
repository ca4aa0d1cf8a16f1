#!/bin/sh
# A line drawing as TIFF of one bit, its bits in each byte from the low to the high one (FillOrder 2, as fax cards write), not compressed, and the usual way round, read by libraries of npm.
# Guess: the same drawing, as libtiff and ImageMagick read it, or an error.
# Seen (libtiff 4.5.0, ImageMagick 6.9.11): of the usual way utif 3.1.0 and tiff 7.1.3 read it rightly. Of the other both read each eight points mirrored, without an error; utif minds the tag where the drawing is compressed as Group 4.
set -eu
for package in imagemagick libtiff-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tiff@7.1.3 utif@3.1.0
/usr/bin/convert -size 40x24 xc:white -fill black -draw 'rectangle 3,4 12,11' -draw 'rectangle 21,2 34,20' -threshold 50% usual.pbm
python3 - <<'P'
from struct import pack
body = open('usual.pbm', 'rb').read().split(b'\n', 2)[2]
entries = [(256, 40), (257, 24), (258, 1), (259, 1), (262, 0), (273, 8), (277, 1), (278, 24), (279, len(body))]
open('usual.tif', 'wb').write(b'II*\0' + pack('<I', 8 + len(body)) + body + pack('<H', len(entries)) + b''.join(pack('<HHII', tag, 4, 1, value) for tag, value in entries) + pack('<I', 0))
P
tiffcp -c none -f lsb2msb usual.tif reversed.tif
tiffcp -c g4 usual.tif group4.tif
tiffcp -c g4 -f lsb2msb usual.tif group4-reversed.tif
/usr/bin/convert usual.pbm -depth 8 gray:expected
/usr/bin/convert reversed.tif -depth 8 gray:reversed
cmp expected reversed
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { decode } from 'tiff';
import UTIF from 'utif';

const expected = readFileSync('expected');
const libraries = {
  utif: (bytes) => {
    const [page] = UTIF.decode(bytes);
    UTIF.decodeImage(bytes, page);
    return UTIF.toRGBA8(page).filter((_, index) => index % 4 === 0);
  },
  tiff: (bytes) => decode(bytes)[0].data.map((value) => value * 255),
};
for (const scan of ['usual', 'reversed', 'group4', 'group4-reversed'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      const wrong = [...(await read(readFileSync(`${scan}.tif`)))].filter((value, index) => value !== expected[index]).length;
      seen = wrong ? `${wrong} of ${expected.length} points wrong` : 'right';
    } catch {}
    console.log(`${scan}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
usual, utif: right
usual, tiff: right
reversed, utif: 324 of 960 points wrong
reversed, tiff: 324 of 960 points wrong
group4, utif: right
group4, tiff: error
group4-reversed, utif: right
group4-reversed, tiff: error
T
