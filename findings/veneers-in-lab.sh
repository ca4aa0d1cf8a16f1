#!/bin/sh
# A scan of a veneer as TIFF in CIE L*a*b* (PhotometricInterpretation 8), as scanners for matching colours and Photoshop save it: one brown, L 47, a 16, b 31, about #96643C.
# Guess: what shows TIFF shows that brown, or says that it does not know Lab.
# Seen: Pillow 9.4.0 and ImageMagick 6.9.11 do; sharp 0.35.5 and tiff 7.1.3 refuse it. utif2 4.1.0 gives black that is transparent, and geotiff 3.0.5 (readRGB, which has Lab among what it turns into
# RGB) almost white, neither with an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in imagemagick python3-pil; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' imagemagick python3-pil
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact geotiff@3.0.5 sharp@0.35.5 tiff@7.1.3 utif2@4.1.0
cat > read.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { fromArrayBuffer } = require('geotiff');
const sharp = require('sharp');
const tiff = require('tiff');
const utif = require('utif2');

const side = 16;
const tags = [[256, 3, 1, side], [257, 3, 1, side], [258, 3, 3, 134], [259, 3, 1, 1], [262, 3, 1, 8], [273, 4, 1, 140], [277, 3, 1, 3], [278, 3, 1, side], [279, 4, 1, side * side * 3], [284, 3, 1, 1]];
const file = Buffer.alloc(140 + side * side * 3);
file.write('II*\0');
file.writeUInt32LE(8, 4);
file.writeUInt16LE(tags.length, 8);
tags.forEach(([tag, type, count, value], index) => {
  const at = 10 + index * 12;
  file.writeUInt16LE(tag, at);
  file.writeUInt16LE(type, at + 2);
  file.writeUInt32LE(count, at + 4);
  file.writeUInt32LE(value, at + 8);
});
for (const at of [134, 136, 138]) file.writeUInt16LE(8, at);
for (let at = 140; at < file.length; at += 3) file.set([Math.round(47 * 2.55), 16, 31], at);
writeFileSync('veneer.tif', file);
const show = async (name, read) => {
  try {
    console.log(`${name}: ${Array.from(await read()).slice(0, 4).join(' ')}`);
  } catch ({ message }) {
    console.log(`${name}: ${message.split('\n')[0]}`);
  }
};
(async () => {
  await show('sharp', async () => (await sharp('veneer.tif').toColourspace('srgb').raw().toBuffer()).subarray(0, 3));
  await show('tiff', () => tiff.decode(file)[0].data);
  await show('utif2', () => {
    const [image] = utif.decode(file);
    utif.decodeImage(file, image);
    return utif.toRGBA8(image);
  });
  await show('geotiff', async () => (await (await (await fromArrayBuffer(Uint8Array.from(readFileSync('veneer.tif')).buffer)).getImage()).readRGB({ interleave: true })).subarray(0, 3));
})();
J
{
  node read.cjs
  echo "ImageMagick: $(convert veneer.tif -colorspace sRGB -depth 8 -format '%[fx:int(255*u.r+0.5)] %[fx:int(255*u.g+0.5)] %[fx:int(255*u.b+0.5)]' info:)"
  /usr/bin/python3 -c "
from PIL import Image
print('Pillow:', *Image.open('veneer.tif').convert('RGB').getpixel((0, 0)))"
} | tee seen
diff seen - <<'T'
sharp: Input file has corrupt header: image: bad labq format
tiff: Unsupported image type: 8
utif2: 0 0 0 0
geotiff: 255 255 252
ImageMagick: 150 100 59
Pillow: 147 101 60
T
