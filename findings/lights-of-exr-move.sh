#!/bin/sh
# Light for a showroom as OpenEXR, the format of renderers, in which a picture may be kept where it is not black alone: 8 by 4 (displayWindow), of which a part of 4 by 2 (dataWindow), at 2, 1, is in the file, with a lamp at its first point; and one that reaches over its edges,
# from -2, -1 to 9, 4, as renderers write it for filters.
# Guess: what reads EXR gives 8 by 4 each time, with the lamp where it is: at 2, 1, and cut off outside.
# Seen: ffmpeg 5.1.9 and OpenImageIO 2.4.7 do. three.js 0.187.0 (EXRLoader), parse-exr 1.0.2 and libvips 8.14.1 give what is in the file, 4 by 2 and 12 by 6, with the lamp in the corner: spread over a room, the light comes from elsewhere. The first two have the windows in a header, for whoever
# looks there; three.js puts its texture up as it is. libvips drops them.
# hdrify 1.2.1 moves its rows by the place, too, but not the frame: the part has a black row above and has lost its last one, the larger one has lost the first.
set -eu
for package in ffmpeg imagemagick libvips-tools openimageio-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg libvips-tools openimageio-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact hdrify@1.2.1 parse-exr@1.0.2 three@0.187.0
# Red is 1 for the lamp, which stands at 2, 1 in both, and 0.5 for the rest.
cat > write.py <<'P'
from struct import pack
def attribute(name, kind, value):
    return name + b'\0' + kind + b'\0' + pack('<i', len(value)) + value
for name, left, top, right, bottom in [('part', 2, 1, 5, 2), ('over', -2, -1, 9, 4)]:
    channels = b''.join(colour + pack('<xi4xii', 2, 1, 1) for colour in [b'B', b'G', b'R']) + b'\0'
    head = b'v/1\x01\2\0\0\0' + attribute(b'channels', b'chlist', channels) + attribute(b'compression', b'compression', b'\0') + attribute(b'dataWindow', b'box2i', pack('<4i', left, top, right, bottom)) + attribute(b'displayWindow', b'box2i', pack('<4i', 0, 0, 7, 3)) + attribute(b'lineOrder', b'lineOrder', b'\0') + attribute(b'pixelAspectRatio', b'float', pack('<f', 1)) + attribute(b'screenWindowCenter', b'v2f', pack('<2f', 0, 0)) + attribute(b'screenWindowWidth', b'float', pack('<f', 1)) + b'\0'
    wide, high = right - left + 1, bottom - top + 1
    rows = [pack('<ii', y, 12 * wide) + bytes(8 * wide) + b''.join(pack('<f', 1 if (x, y) == (2, 1) else 0.5) for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    offsets = b''.join(pack('<q', len(head) + 8 * high + row * len(rows[0])) for row in range(high))
    open(name + '.exr', 'wb').write(head + offsets + b''.join(rows))
P
python3 write.py
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { readExr } from 'hdrify';
import parseExr from 'parse-exr';
import { FloatType } from 'three';
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js';

const file = new Uint8Array(readFileSync(process.argv[2] + '.exr'));
// Of those that have the last row first, as WebGL wants it, the rows are turned.
for (const [name, turned, { width, height, data }] of [['three.js', true, new EXRLoader().setDataType(FloatType).parse(file.buffer)], ['parse-exr', true, (parseExr.default ?? parseExr)(file.buffer, FloatType)], ['hdrify', false, readExr(file)]]) {
  const reds = Array.from(data).filter((_, index) => index % 4 === 0);
  const at = reds.indexOf(1);
  const row = Math.floor(at / width);
  console.log(`${name} ${width}x${height}, lamp ${at < 0 ? 'gone' : `${at % width},${turned ? height - 1 - row : row}`}, ${reds.filter((red) => red === 0).length} black`);
}
J
# The size of a picture, and where its brightest point is.
lamp() {
  convert "$1" -colorspace RGB -depth 16 txt:- | tr -dc '0-9,:\n ' | awk -F '[,: ]+' 'NR > 1 { if ($3 > most) { most = $3; at = $1 "," $2 } if ($1 > x) x = $1; if ($2 > y) y = $2; if ($3 == 0) black++ } END { printf "%dx%d, lamp %s, %d black\n", x + 1, y + 1, at, black }'
}
for name in part over; do
  ffmpeg -v error -y -i "$name.exr" -pix_fmt rgb48be ffmpeg.png
  oiiotool "$name.exr" -d uint16 -o oiio.png
  vips copy "$name.exr" vips.ppm
  echo "$name: ffmpeg $(lamp ffmpeg.png); OpenImageIO $(lamp oiio.png); libvips $(vipsheader "$name.exr" | grep -o '[0-9][0-9]*x[0-9][0-9]*' | head -n 1), first point $(vips getpoint "$name.exr" 0 0 | cut -d ' ' -f 1); $(node read.mjs "$name" | paste -sd ';' | sed 's/;/; /g')"
done | tee seen
diff seen - <<'T'
part: ffmpeg 8x4, lamp 2,1, 24 black; OpenImageIO 8x4, lamp 2,1, 24 black; libvips 4x2, first point 1; three.js 4x2, lamp 0,0, 0 black; parse-exr 4x2, lamp 0,0, 0 black; hdrify 4x2, lamp 0,1, 4 black
over: ffmpeg 8x4, lamp 2,1, 0 black; OpenImageIO 8x4, lamp 2,1, 0 black; libvips 12x6, first point 0.5; three.js 12x6, lamp 4,2, 0 black; parse-exr 12x6, lamp 4,2, 0 black; hdrify 12x6, lamp 4,1, 12 black
T
