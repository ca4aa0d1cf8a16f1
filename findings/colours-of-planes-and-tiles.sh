#!/bin/sh
# A photograph of a board as TIFF, as image programs and scanners may write it: its colours in planes of their own, in tiles, in tiles with differences (predictor 2), in strips with them, read by libraries of npm.
# Guess: the same colours as libtiff and ImageMagick read, or an error that says what is not known.
# Seen (libtiff 4.5.0, ImageMagick 6.9.11): geotiff 3.0.5 reads all. utif 3.1.0 shows planes as if their values stood together, and tiles with differences in other colours; tiff 7.1.3 takes tiles for strips, and ends with an error about an offset with planes. Neither says so of what it shows wrongly.
set -eu
for package in imagemagick libtiff-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact geotiff@3.0.5 tiff@7.1.3 utif@3.1.0
/usr/bin/convert -size 40x24 -seed 5 plasma:red-blue -depth 8 -type TrueColor -compress none strips.tif
tiffcp -c lzw:2 strips.tif strips-differences.tif
tiffcp -p separate strips.tif planes.tif
tiffcp -t -w 16 -l 16 strips.tif tiles.tif
tiffcp -t -w 16 -l 16 -c lzw:2 strips.tif tiles-differences.tif
/usr/bin/convert strips.tif -depth 8 rgb:expected
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { fromArrayBuffer } from 'geotiff';
import { decode } from 'tiff';
import UTIF from 'utif';

const expected = readFileSync('expected');
const libraries = {
  geotiff: async (bytes) => {
    const image = await (await fromArrayBuffer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))).getImage();
    return image.readRGB({ interleave: true });
  },
  utif: (bytes) => {
    const [page] = UTIF.decode(bytes);
    UTIF.decodeImage(bytes, page);
    return UTIF.toRGBA8(page).filter((_, index) => index % 4 < 3);
  },
  tiff: (bytes) => decode(bytes)[0].data,
};
for (const scan of ['strips', 'strips-differences', 'planes', 'tiles', 'tiles-differences'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      const values = await read(readFileSync(`${scan}.tif`));
      seen = values.every((value, index) => value === expected[index]) ? 'the same colours' : 'other colours';
    } catch {}
    console.log(`${scan}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
strips, geotiff: the same colours
strips, utif: the same colours
strips, tiff: the same colours
strips-differences, geotiff: the same colours
strips-differences, utif: the same colours
strips-differences, tiff: the same colours
planes, geotiff: the same colours
planes, utif: other colours
planes, tiff: error
tiles, geotiff: the same colours
tiles, utif: the same colours
tiles, tiff: other colours
tiles-differences, geotiff: the same colours
tiles-differences, utif: other colours
tiles-differences, tiff: other colours
T
