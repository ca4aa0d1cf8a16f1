#!/bin/sh
# A part's label, 柜-18, as QR code, made by libraries of npm as they come, and read again by two readers.
# Guess: 柜-18 is read, or the writer refuses what it cannot write.
# Seen: qrcode 1.5.4, qr-image 3.2.0, uqr 0.1.3 and lean-qr 2.7.4 write it so that both read it. qrcode-generator 2.0.4 (without its functions for UTF-8 chosen) and qr.js 0.0.0 write the low byte of 柜, another character; @nuintun/qrcode 5.0.3 writes a question mark. qrcode-svg 1.1.0 puts a byte order
# mark before it, which a search for the part does not find. None raises an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @nuintun/qrcode@5.0.3 jsqr@1.4.0 lean-qr@2.7.4 qr-image@3.2.0 qr.js@0.0.0 qrcode@1.5.4 qrcode-generator@2.0.4 qrcode-svg@1.1.0 uqr@0.1.3 zxing-wasm@3.1.6
cat > label.mjs <<'J'
import { readFileSync } from 'node:fs';
import { Byte, Encoder } from '@nuintun/qrcode';
import jsqrModule from 'jsqr';
import { generate } from 'lean-qr';
import qrImage from 'qr-image';
import qrJs from 'qr.js';
import QRCode from 'qrcode';
import generator from 'qrcode-generator';
import QRCodeSvg from 'qrcode-svg';
import { encode } from 'uqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const jsqr = jsqrModule.default ?? jsqrModule;
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const rows = (list) => [list.length, (row, column) => list[row][column]];
const writers = {
  qrcode: (text) => {
    const { modules } = QRCode.create(text);
    return [modules.size, (row, column) => modules.get(row, column)];
  },
  'qr-image': (text) => rows(qrImage.matrix(text)),
  uqr: (text) => rows(encode(text, { border: 0 }).data),
  'lean-qr': (text) => {
    const code = generate(text);
    return [code.size, (row, column) => code.get(column, row)];
  },
  'qrcode-generator': (text) => {
    const code = generator(0, 'M');
    code.addData(text);
    code.make();
    return [code.getModuleCount(), (row, column) => code.isDark(row, column)];
  },
  'qr.js': (text) => rows(qrJs(text).modules),
  'qrcode-svg': (text) => {
    const { modules } = new QRCodeSvg({ content: text }).qrcode;
    return [modules.length, (row, column) => modules[column][row]];
  },
  '@nuintun/qrcode': (text) => {
    const code = new Encoder({ level: 'M' }).encode(new Byte(text));
    return [code.size, (row, column) => code.get(column, row)];
  },
};
for (const [name, write] of Object.entries(writers)) {
  const [size, dark] = write('柜-18');
  const width = (size + 8) * 4;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 16; y < width - 16; y += 1) for (let x = 16; x < width - 16; x += 1) if (dark(Math.floor(y / 4) - 4, Math.floor(x / 4) - 4)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const [result] = await readBarcodes({ data, width, height: width }, { formats: ['QRCode'] });
  const points = (text) => (text ? JSON.stringify(text).replace('\ufeff', '\\ufeff') : 'nothing');
  console.log(`${name}: zxing-wasm ${points(result?.text)}, jsqr ${points(jsqr(data, width, width)?.data)}`);
}
J
node label.mjs | tee seen
diff seen - <<'T'
qrcode: zxing-wasm "柜-18", jsqr "柜-18"
qr-image: zxing-wasm "柜-18", jsqr "柜-18"
uqr: zxing-wasm "柜-18", jsqr "柜-18"
lean-qr: zxing-wasm "柜-18", jsqr "柜-18"
qrcode-generator: zxing-wasm "Ü-18", jsqr nothing
qr.js: zxing-wasm "Ü-18", jsqr nothing
qrcode-svg: zxing-wasm "\ufeff柜-18", jsqr "\ufeff柜-18"
@nuintun/qrcode: zxing-wasm "?-18", jsqr "?-18"
T
