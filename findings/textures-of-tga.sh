#!/bin/sh
# A texture of 3 by 2 dots as TGA, in which 3ds Max and its kin keep them: red, green, blue above white, black, yellow; written from the bottom left, as most do, and from the top right, with colours of 16 bits,
# and with a list of six colours whose numbers begin with 10 (Truevision's TGA 2.0, 4.4: "color map origin").
# Guess: what reads the format shows the same six dots each time, or refuses what it does not read.
# Seen: three.js 0.187.0 and FFmpeg 5.1 do. Of the list tga 1.0.7, tga-js 1.1.1, OpenImageIO 2.4.7 and gdk-pixbuf 2.42 make a black picture; @lunapaint/tga-codec 0.2.0 and GraphicsMagick 1.4 refuse it. tga-js has no
# blue of 16 bits, so that white is yellow. GraphicsMagick mirrors what begins at the right; ImageMagick 6.9.11 does, too, and has what begins at the bottom upside down, the rows as they lie in the file, unless told
# to turn pictures (-auto-orient).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ffmpeg graphicsmagick imagemagick libgdk-pixbuf2.0-bin openimageio-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg graphicsmagick imagemagick libgdk-pixbuf2.0-bin openimageio-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 tga@1.0.7 tga-js@1.1.1 @lunapaint/tga-codec@0.2.0
cat > write.mjs <<'J'
import { writeFileSync } from 'node:fs';
const colours = { R: [255, 0, 0], G: [0, 255, 0], B: [0, 0, 255], W: [255, 255, 255], K: [0, 0, 0], Y: [255, 255, 0] };
const of24 = (name) => [...colours[name]].reverse();
const of16 = (name) => { const [red, green, blue] = colours[name].map((value) => value >> 3); const word = (red << 10) | (green << 5) | blue | 0x8000; return [word & 255, word >> 8]; };
const write = (name, dots, bits, origin, dot, list = []) => writeFileSync(`${name}.tga`,
  Uint8Array.from([0, list.length ? 1 : 0, list.length ? 1 : 2, list.length ? 10 : 0, 0, list.length, 0, list.length ? 24 : 0, 0, 0, 0, 0, 3, 0, 2, 0, bits, origin, ...list.flatMap(of24), ...[...dots].flatMap(dot)]));
write('bottom-left', 'WKYRGB', 24, 0, of24);
write('top-right', 'BGRYKW', 24, 0x30, of24);
write('16-bits', 'RGBWKY', 16, 0x21, of16);
write('list', 'RGBWKY', 8, 0x20, (name) => [10 + 'RGBWKY'.indexOf(name)], [...'RGBWKY']);
J
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeTga } from '@lunapaint/tga-codec';
import { TGALoader } from 'three/examples/jsm/loaders/TGALoader.js';

const require = createRequire(import.meta.url);
const Tga = require('tga');
const TgaJs = require('tga-js').default ?? require('tga-js');
const run = (program, ...words) => execFileSync(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
const opaque = (data) => data.filter((value, at) => at % 4 < 3);
const readers = {
  'three.js': (name, bytes) => opaque(new TGALoader().parse(bytes.buffer).data),
  tga: (name) => opaque(new Tga(readFileSync(name)).pixels),
  'tga-js': (name, bytes) => { const picture = new TgaJs(); picture.load(bytes); const data = new Uint8ClampedArray(24); picture.getImageData({ data }); return opaque(data); },
  '@lunapaint/tga-codec': async (name, bytes) => opaque((await decodeTga(bytes)).image.data),
  FFmpeg: (name) => run('ffmpeg', '-i', name, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'),
  ImageMagick: (name) => run('convert', name, '-depth', '8', 'rgb:-'),
  GraphicsMagick: (name) => run('gm', 'convert', name, '-depth', '8', 'rgb:-'),
  OpenImageIO: (name) => { run('oiiotool', name, '-d', 'uint8', '-o', 'seen.ppm'); return readFileSync('seen.ppm').subarray(-18); },
  'gdk-pixbuf': (name) => { run('gdk-pixbuf-thumbnailer', '-s', '3', name, 'seen.png'); return run('convert', 'seen.png', '-depth', '8', 'rgb:-'); },
};
const names = { 100: 'R', '010': 'G', '001': 'B', 111: 'W', '000': 'K', 110: 'Y' };
for (const kind of ['bottom-left', 'top-right', '16-bits', 'list']) {
  const seen = {};
  for (const [reader, read] of Object.entries(readers)) {
    let dots = 'refused';
    try {
      const data = await read(`${kind}.tga`, Uint8Array.from(readFileSync(`${kind}.tga`)));
      const letters = [0, 1, 2, 3, 4, 5].map((dot) => names[[0, 1, 2].map((part) => (data[3 * dot + part] > 127 ? 1 : 0)).join('')]).join('');
      dots = data.length ? `${letters.slice(0, 3)}/${letters.slice(3)}` : dots;
    } catch {}
    (seen[dots] ??= []).push(reader);
  }
  for (const [dots, which] of Object.entries(seen)) console.log(`${kind}: ${dots} ${which.join(', ')}`);
}
J
node write.mjs
node read.mjs | tee seen
diff seen - <<'T'
bottom-left: RGB/WKY three.js, tga, tga-js, @lunapaint/tga-codec, FFmpeg, GraphicsMagick, OpenImageIO, gdk-pixbuf
bottom-left: WKY/RGB ImageMagick
top-right: RGB/WKY three.js, tga, tga-js, @lunapaint/tga-codec, FFmpeg, OpenImageIO, gdk-pixbuf
top-right: BGR/YKW ImageMagick, GraphicsMagick
16-bits: RGB/WKY three.js, tga, @lunapaint/tga-codec, FFmpeg, ImageMagick, GraphicsMagick, OpenImageIO, gdk-pixbuf
16-bits: RGK/YKY tga-js
list: RGB/WKY three.js, FFmpeg, ImageMagick
list: KKK/KKK tga, tga-js, OpenImageIO, gdk-pixbuf
list: refused @lunapaint/tga-codec, GraphicsMagick
T
