#!/bin/sh
# A picture of a label as BMP with a palette, red and blue over green and grey, and the same with 32 bits whose header says that red comes first (BI_BITFIELDS), read by libraries of npm.
# Guess: both the same, as browsers and ImageMagick show them, or an error.
# Seen: bmp-ts 1.0.9 reads both. fast-bmp 4.0.1 gives the numbers of the palette for greys, 0 to 3, all but black, with no palette beside them, and refuses the second; decode-bmp 0.2.1 takes the masks for the first three points of the lowest line, and all others move along. bmp-js 0.1.0 refuses it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bmp-js@0.1.0 bmp-ts@1.0.9 decode-bmp@0.2.1 fast-bmp@4.0.1
cat > label.py <<'P'
from struct import pack
width, height = 6, 4
palette = [(200, 30, 30), (30, 30, 200), (30, 200, 30), (240, 240, 240)]
rows = [[2, 2, 2, 3, 3, 3], [2, 2, 2, 3, 3, 3], [0, 0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 1]]
def write(name, bits, data, compression=0, masks=b''):
    colours = b'' if bits > 8 else b''.join(pack('4B', blue, green, red, 0) for red, green, blue in palette)
    start = 54 + len(masks) + len(colours)
    open(name + '.bmp', 'wb').write(b'BM' + pack('<IHHIIiiHHIIiiII', start + len(data), 0, 0, start, 40, width, height, 1, bits, compression, len(data), 2835, 2835, 0 if bits > 8 else 4, 0) + masks + colours + data)
write('palette', 8, b''.join(bytes(row + [0, 0]) for row in rows))
write('masks', 32, b''.join(bytes(palette[index]) + b'\0' for row in rows for index in row), 3, pack('<III', 0xFF, 0xFF00, 0xFF0000))
P
python3 label.py
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import bmpJs from 'bmp-js';
import * as bmpTs from 'bmp-ts';
import decodeBmp from 'decode-bmp';
import { decode } from 'fast-bmp';

const turned = ({ data }) => [...data].map((_, index) => data[index - (index % 4) + 3 - (index % 4)]);
const libraries = {
  'bmp-ts': (bytes) => [turned(bmpTs.decode(bytes, { toRGBA: false })), 4],
  'bmp-js': (bytes) => [turned(bmpJs.decode(bytes)), 4],
  'decode-bmp': (bytes) => [[...decodeBmp(bytes).data], 4],
  'fast-bmp': (bytes) => {
    const { data, channels } = decode(bytes);
    return [[...data], channels];
  },
};
for (const label of ['palette', 'masks'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      const [data, channels] = read(readFileSync(`${label}.bmp`));
      seen = [0, 5, 18, 23].map((point) => data.slice(point * channels, point * channels + Math.min(channels, 3)).join(' ')).join(', ');
    } catch {}
    console.log(`${label}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
palette, bmp-ts: 200 30 30, 30 30 200, 30 200 30, 240 240 240
palette, bmp-js: 200 30 30, 30 30 200, 30 200 30, 240 240 240
palette, decode-bmp: 200 30 30, 30 30 200, 30 200 30, 240 240 240
palette, fast-bmp: 0, 1, 2, 3
masks, bmp-ts: 200 30 30, 30 30 200, 30 200 30, 240 240 240
masks, bmp-js: error
masks, decode-bmp: 200 30 30, 30 30 200, 0 0 255, 30 200 30
masks, fast-bmp: error
T
