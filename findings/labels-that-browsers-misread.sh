#!/bin/sh
# Labels of parts by GS1, with a batch of any length before the serial number, which a separator ends (FNC1): as GS1-128, QR code and Aztec of zint; and one with 侧板 as Aztec, whose encoding it names (ECI).
# Read by @zxing/library, by which pages scan labels, with all its formats, and by the reader of ZXing-C++, its sister.
# Guess: both read the same, with the separator (GS, 1D) between batch and serial number, or say that they do not know it.
# Seen (zint 2.11.1): ZXing-C++ 1.4.0, and zbar 0.23.92 of GS1-128, read them right. @zxing/library 0.23.0 reads others out of both Aztec codes, without an error, BWPQPK... and HCNRMH..., as it knows neither FNC1 nor ECI in it;
# of the QR code it finds none, while it reads the same without FNC1; and out of GS1-128 it gives batch and serial number as one, unless told ASSUME_GS1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in imagemagick zbar-tools zint zxing-cpp-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zbar-tools zint zxing-cpp-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @zxing/library@0.23.0 pngjs@7.0.0
draw() {
  name=$1
  shift
  zint "$@" -o drawn.png --scale 4 >/dev/null 2>&1
  convert drawn.png -bordercolor white -border 40 -depth 8 "png24:$name.png"
}
label='[01]06901234567892[10]B26[21]1A18'
draw gs1-128 -b GS1_128 -d "$label"
draw qr-gs1 -b QRCODE --gs1 -d "$label"
draw qr-plain -b QRCODE -d 010690123456789210B26211A18
draw aztec-gs1 -b AZTEC --gs1 -d "$label"
draw aztec-plain -b AZTEC -d 010690123456789210B26211A18
draw aztec-chinese -b AZTEC --eci=26 -d 侧板A18
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } = require('@zxing/library');
const { PNG } = require('pngjs');

console.warn = () => {};
const read = (name, more) => {
  const { width, height, data } = PNG.sync.read(readFileSync(`${name}.png`));
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, index) => data[4 * index]);
  const formats = Object.values(BarcodeFormat).filter((format) => typeof format === 'number');
  const hints = new Map([[DecodeHintType.TRY_HARDER, true], [DecodeHintType.POSSIBLE_FORMATS, formats], ...more]);
  try {
    return JSON.stringify(new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height))), hints).getText());
  } catch (error) {
    return error.constructor.name;
  }
};
for (const name of ['gs1-128', 'qr-gs1', 'qr-plain', 'aztec-gs1', 'aztec-plain', 'aztec-chinese']) console.log(`${name}: ${read(name, [])}`);
console.log(`gs1-128, ASSUME_GS1: ${read('gs1-128', [[DecodeHintType.ASSUME_GS1, true]])}`);
J
{
  node read.cjs
  echo "gs1-128, zbar: $(zbarimg -q --raw gs1-128.png 2>/dev/null | tr '\035' '|')"
  for name in qr-gs1 aztec-gs1 aztec-chinese; do echo "$name, ZXing-C++: $(ZXingReader "$name.png" 2>/dev/null | sed -n 's/^Text: *//p' | tr '\035' '|')"; done
} | tee seen
diff seen - <<'T'
gs1-128: "010690123456789210B26211A18"
qr-gs1: NotFoundException
qr-plain: "010690123456789210B26211A18"
aztec-gs1: "BWPQPKPSIXhtl q126+,W6V"
aztec-plain: "010690123456789210B26211A18"
aztec-chinese: "HCNRMHNTFymz0B8"
gs1-128, ASSUME_GS1: "]C1010690123456789210B26\u001d211A18"
gs1-128, zbar: 010690123456789210B26|211A18
qr-gs1, ZXing-C++: "010690123456789210B26|211A18"
aztec-gs1, ZXing-C++: "010690123456789210B26|211A18"
aztec-chinese, ZXing-C++: "侧板A18"
T
