#!/bin/sh
# Numbers of parts as bar codes by JsBarcode, whose bars are read by zxing: a18 as Code 39 (capitals alone), É18 as Code 128 (which has Latin-1 by FNC4), 123456 and b123a as Codabar, a18 as Code 93.
# Guess: what is read is what was given, or the value is refused, as Chinese is.
# Seen (JsBarcode 3.12.3): a18 as Code 39 is printed as A18, another part where numbers differ in that; of É18 the É is gone, as JsBarcode keeps its signs for code sets there; Codabar in small letters is in capitals. Code 93 refuses small letters, its full ASCII prints them; 侧板 is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsbarcode@3.12.3 zxing-wasm@3.1.6
cat > run.mjs <<'J'
import { readFileSync } from 'node:fs';
import JsBarcode from 'jsbarcode';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const read = async (bits) => {
  const [width, height] = [(bits.length + 40) * 3, 80];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 10; y < 70; y += 1) {
    for (let x = 0; x < bits.length * 3; x += 1) {
      if (bits[Math.floor(x / 3)] === '1') data.fill(0, (y * width + x + 60) * 4, (y * width + x + 60) * 4 + 3);
    }
  }
  return (await readBarcodes({ data, width, height, colorSpace: 'srgb' }))[0]?.text ?? 'nothing';
};
for (const [format, value] of [['CODE39', 'A18'], ['CODE39', 'a18'], ['CODE128', 'a18'], ['CODE128', 'É18'], ['CODE128', '侧板18'], ['CODE93', 'a18'], ['CODE93FullASCII', 'a18'], ['codabar', 'b123a'], ['codabar', 'B123A'], ['ITF', '12345']]) {
  const label = {};
  try {
    JsBarcode(label, value, { format });
    console.log(`${format} ${value}: read as ${await read(label.encodings.map(({ data }) => data).join(''))}`);
  } catch {
    console.log(`${format} ${value}: refused`);
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
CODE39 A18: read as A18
CODE39 a18: read as A18
CODE128 a18: read as a18
CODE128 É18: read as 18
CODE128 侧板18: refused
CODE93 a18: refused
CODE93FullASCII a18: read as a18
codabar b123a: read as B123A
codabar B123A: read as B123A
ITF 12345: refused
T
