#!/bin/sh
# A picture of a label as BMP with a palette of four colours, red and blue over green and grey, as it is and with runs of points counted (RLE8, which Windows writes), read by libraries of npm.
# Guess: both the same, as browsers and ImageMagick show them, or an error.
# Seen: of the plain one bmp-js 0.1.0, bmp-ts 1.0.9 and decode-bmp 0.2.1 read all. With runs bmp-js has the lowest line white, bmp-ts shows the red of each colour as green and nothing else of it, and the lowest line black, without an error; decode-bmp refuses it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bmp-js@0.1.0 bmp-ts@1.0.9 decode-bmp@0.2.1
cat > label.py <<'P'
from struct import pack
width, height = 6, 4
palette = [(200, 30, 30), (30, 30, 200), (30, 200, 30), (240, 240, 240)]
rows = [[2, 2, 2, 3, 3, 3], [2, 2, 2, 3, 3, 3], [0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 1]]
def write(name, bits, data, compression=0, masks=b''):
    colours = b'' if bits > 8 else b''.join(pack('4B', blue, green, red, 0) for red, green, blue in palette)
    start = 54 + len(masks) + len(colours)
    open(name + '.bmp', 'wb').write(b'BM' + pack('<IHHIIiiHHIIiiII', start + len(data), 0, 0, start, 40, width, height, 1, bits, compression, len(data), 2835, 2835, 0 if bits > 8 else 4, 0) + masks + colours + data)
write('plain', 8, b''.join(bytes(row + [0, 0]) for row in rows))
write('runs', 8, b''.join(bytes([3, row[0], 3, row[3], 0, 0]) for row in rows) + b'\0\1', 1)
P
python3 label.py
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const bmpJs = require('bmp-js');
const bmpTs = require('bmp-ts');
const decodeBmp = require('decode-bmp');

const turned = ({ data }) => [...data].map((_, index) => data[index - (index % 4) + 3 - (index % 4)]);
const libraries = { 'bmp-js': (bytes) => turned(bmpJs.decode(bytes)), 'bmp-ts': (bytes) => turned(bmpTs.decode(bytes, { toRGBA: false })), 'decode-bmp': (bytes) => [...decodeBmp(bytes).data] };
for (const label of ['plain', 'runs'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      const data = read(readFileSync(`${label}.bmp`));
      seen = [0, 3].map((row) => [0, 5].map((column) => data.slice((row * 6 + column) * 4).slice(0, 3).join(' ')).join(', ')).join('; ');
    } catch {}
    console.log(`${label}, ${name}: ${seen}`);
  }
J
node read.cjs | tee seen
diff seen - <<'T'
plain, bmp-js: 200 30 30, 30 30 200; 30 200 30, 240 240 240
plain, bmp-ts: 200 30 30, 30 30 200; 30 200 30, 240 240 240
plain, decode-bmp: 200 30 30, 30 30 200; 30 200 30, 240 240 240
runs, bmp-js: 200 30 30, 30 30 200; 255 255 255, 255 255 255
runs, bmp-ts: 0 30 0, 0 200 0; 0 240 0, 0 0 0
runs, decode-bmp: error
T
