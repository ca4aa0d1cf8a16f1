#!/bin/sh
# A list of parts in two QR codes that belong together (structured append, ISO/IEC 18004, as qrencode -S makes them of what is too long for one), and a label
# by GS1 with batch B26 and serial number A18.
# Guess: jsQR, by which most pages read QR codes, gives each symbol's own text, as readers that know the mark do, and the character GS between batch and number.
# Seen (qrencode 4.1.1, zint 2.11.1): zxing-cpp 1.4.0 gives all of it, and @zxing/library 0.23.0 the texts of the list. jsQR 1.4.0 does not know the mark and
# reads on in the middle of it: of the first code it gives an empty text as if that were there, of the second one nothing. Of the label it gives
# B26%21A18: the % that stands for GS in a symbol of GS1 stays, and a batch of that name is nowhere.
set -eu
for package in qrencode zint zxing-cpp-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null 2>&1
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact jsqr@1.4.0 @zxing/library@0.23.0 pngjs@7.0.0 >/dev/null 2>&1
qrencode -8 -S -v 2 -l L -s 8 -m 4 -o list.png 'A18 600x400x18;A19 580x380x18;A20 560x400x18'
zint -b QRCODE --gs1 --scale=4 --vwhitesp=4 --whitesp=4 -o label.png -d '[01]06901234567892[10]B26[21]A18'
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = require('@zxing/library');
const jsqr = require('jsqr');
const { PNG } = require('pngjs');
const quoted = (text) => (text === undefined ? 'nothing' : JSON.stringify(text));
for (const file of ['list-01.png', 'list-02.png', 'label.png']) {
  const { data, height, width } = PNG.sync.read(readFileSync(file));
  console.log(`jsQR, ${file}: ${quoted((jsqr.default ?? jsqr)(new Uint8ClampedArray(data), width, height)?.data)}`);
  if (file === 'label.png') continue;
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, i) => data[4 * i]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  console.log(`@zxing/library, ${file}: ${quoted(new QRCodeReader().decode(bitmap, new Map()).getText())}`);
}
J
{
  node read.cjs
  for file in list-01 list-02 label; do echo "zxing-cpp, $file: $(ZXingReader "$file.png" | sed -n 's/^Text: *//p' | tr '\035' '|')"; done
} > seen
cat seen
cat > expected <<'T'
jsQR, list-01.png: ""
@zxing/library, list-01.png: "A18 600x400x18;A19 580x380x18;"
jsQR, list-02.png: nothing
@zxing/library, list-02.png: "A20 560x400x18"
jsQR, label.png: "010690123456789210B26%21A18"
zxing-cpp, list-01: "A18 600x400x18;A19 580x380x18;"
zxing-cpp, list-02: "A20 560x400x18"
zxing-cpp, label: "010690123456789210B26|21A18"
T
cmp seen expected
