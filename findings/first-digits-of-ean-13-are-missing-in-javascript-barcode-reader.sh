#!/bin/sh
# The bar codes of an article, EAN-13 6901234567892, and of parts in Code 128, Code 39 and Code 93, drawn by zint as PNG and read by javascript-barcode-reader of npm; the article by ZXing.
# Guess: the texts that were written. The first digit of an EAN-13 is told by which bars are used for the six digits behind it (GS1 General Specifications, 5.2.1).
# Seen: javascript-barcode-reader 1.0.0 reads 901234567892: the first digit, by which countries are told, is missing. The parts and ZXing's article are right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='zint zxing-cpp-tools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts javascript-barcode-reader@1.0.0 pngjs@7.0.0 >/dev/null 2>&1
zint -b 20 -d A18-600 -o code-128.png --notext --scale=2 -w 10
zint -b 8 -d A18 -o code-39.png --notext --scale=2 -w 10
zint -b 25 -d A18 -o code-93.png --notext --scale=2 -w 10
zint -b 13 -d 690123456789 -o ean-13.png --notext --scale=2 -w 10
cat > run.js <<'J'
const reader = require('javascript-barcode-reader');
const { PNG } = require('pngjs');
(async () => {
  for (const barcode of ['code-128', 'code-39', 'code-93', 'ean-13']) {
    const { data, width, height } = PNG.sync.read(require('fs').readFileSync(`${barcode}.png`));
    console.log(barcode, await (reader.default ?? reader)({ image: { data: new Uint8ClampedArray(data), width, height }, barcode }));
  }
})();
J
echo --
{ node run.js; ZXingReader ean-13.png | sed -n 's/^Text: */ZXing: /p'; } | tee seen
diff seen - <<'T'
code-128 A18-600
code-39 A18
code-93 A18
ean-13 901234567892
ZXing: "6901234567892"
T
