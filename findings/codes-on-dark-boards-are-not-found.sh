#!/bin/sh
# A QR code etched on a dark board, white on black, and one seen through glass, mirrored, beside the usual one, read by libraries of npm for pages with cameras.
# Guess: all three are read, as ISO/IEC 18004 has both for codes that readers should read (6.2, reflectance reversal, and mirror imaging).
# Seen: jsqr 1.4.0 and zxing-wasm 3.1.6 read all. @zxing/library 0.21.3 with TRY_HARDER and @undecaf/zbar-wasm 0.11.0 read the mirrored one and find nothing on the dark board.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @undecaf/zbar-wasm@0.11.0 @zxing/library@0.21.3 jsqr@1.4.0 qrcode@1.5.4 zxing-wasm@3.1.6
cat > scan.mjs <<'J'
import { readFileSync } from 'node:fs';
import { scanRGBABuffer } from '@undecaf/zbar-wasm';
import zxing from '@zxing/library';
import jsqrModule from 'jsqr';
import QRCode from 'qrcode';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const jsqr = jsqrModule.default ?? jsqrModule;
const text = 'http://portal.example/boards/18';
const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const picture = (dark, mirrored) => {
  const width = (modules.size + 8) * 4;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x, y].map((place) => Math.floor(place / 4) - 4);
      const inside = [column, row].every((place) => place >= 0 && place < modules.size);
      const ink = inside && modules.get(row, mirrored ? modules.size - 1 - column : column);
      data.fill(Boolean(ink) === dark ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height: width };
};
const readers = {
  jsqr: ({ data, width, height }) => jsqr(data, width, height)?.data,
  'zxing-wasm': async (image) => (await readBarcodes(image, { formats: ['QRCode'] }))[0]?.text,
  '@zxing/library': ({ data, width, height }) => {
    const reader = new zxing.MultiFormatReader();
    reader.setHints(new Map([[zxing.DecodeHintType.TRY_HARDER, true]]));
    const source = new zxing.RGBLuminanceSource(data.filter((_, index) => index % 4 === 0), width, height);
    return reader.decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source))).getText();
  },
  '@undecaf/zbar-wasm': async ({ data, width, height }) => (await scanRGBABuffer(data.buffer, width, height))[0]?.decode(),
};
for (const [code, image] of Object.entries({ usual: picture(false, false), mirrored: picture(false, true), 'on dark': picture(true, false) }))
  for (const [name, read] of Object.entries(readers)) {
    let seen;
    try {
      seen = await read(image);
    } catch {}
    console.log(`${code}, ${name}: ${seen === text ? 'read' : (seen ?? 'nothing')}`);
  }
J
node scan.mjs | tee seen
diff seen - <<'T'
usual, jsqr: read
usual, zxing-wasm: read
usual, @zxing/library: read
usual, @undecaf/zbar-wasm: read
mirrored, jsqr: read
mirrored, zxing-wasm: read
mirrored, @zxing/library: read
mirrored, @undecaf/zbar-wasm: read
on dark, jsqr: read
on dark, zxing-wasm: read
on dark, @zxing/library: nothing
on dark, @undecaf/zbar-wasm: nothing
T
