#!/bin/sh
# A texture of 3 by 2 dots as DDS, red, green, blue above white, black, yellow, uncompressed, whose header says by four masks which bits of a dot are red, green, blue and opacity: in the order blue first, which is most common,
# and red first, as tools for OpenGL write it, each of four bytes and of three.
# Guess: what reads DDS goes by the masks, or refuses the order that it does not know.
# Seen: OpenImageIO 2.4.7 goes by them; FFmpeg 5.1 does, too, and refuses red first of three bytes; three.js 0.187.0 has no format for either kind with red first, and says so. ImageMagick 6.9.11 takes the first byte for blue
# whatever the masks are: a red lacquer becomes a blue one, without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ffmpeg imagemagick openimageio-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg imagemagick openimageio-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { DDSLoader } from 'three/examples/jsm/loaders/DDSLoader.js';

const colours = { R: [255, 0, 0], G: [0, 255, 0], B: [0, 0, 255], W: [255, 255, 255], K: [0, 0, 0], Y: [255, 255, 0], C: [0, 255, 255] };
const letters = (data, step) => [...Array(6).keys()].map((dot) => Object.keys(colours).find((name) => colours[name].every((value, part) => value > 127 === data[step * dot + part] > 127))).join('');
const run = (program, ...words) => execFileSync(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
console.error = () => {};
for (const [name, bytes, first] of [['blue first, 4 bytes', 4, 2], ['red first, 4 bytes', 4, 0], ['blue first, 3 bytes', 3, 2], ['red first, 3 bytes', 3, 0]]) {
  const head = new Uint32Array(32);
  head.set([0x20534444, 124, 0x100f, 2, 3, 3 * bytes]);
  head.set([32, bytes === 4 ? 0x41 : 0x40, 0, 8 * bytes, 0xff << (8 * first), 0xff00, 0xff << (8 * (2 - first)), bytes === 4 ? 0xff000000 : 0, 0x1000], 19);
  const dots = [...'RGBWKY'].flatMap((letter) => [...(first ? [...colours[letter]].reverse() : colours[letter]), ...(bytes === 4 ? [255] : [])]);
  writeFileSync('texture.dds', Buffer.concat([Buffer.from(head.buffer), Buffer.from(dots)]));
  const readers = {
    'three.js': () => { const { format, mipmaps } = new DDSLoader().parse(Uint8Array.from(readFileSync('texture.dds')).buffer, true); return format === null ? 'refused' : letters(mipmaps[0].data, 4); },
    FFmpeg: () => letters(run('ffmpeg', '-i', 'texture.dds', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'), 3),
    ImageMagick: () => letters(run('convert', 'texture.dds', '-alpha', 'off', '-depth', '8', 'rgb:-'), 3),
    OpenImageIO: () => { run('oiiotool', 'texture.dds', '--ch', '0,1,2', '-d', 'uint8', '-o', 'seen.ppm'); return letters(readFileSync('seen.ppm').subarray(-18), 3); },
  };
  for (const [reader, read] of Object.entries(readers)) {
    let seen = 'refused';
    try { seen = read(); } catch {}
    console.log(`${name}, ${reader}: ${seen}`);
  }
}
J
node read.mjs | tee seen
diff seen - <<'T'
blue first, 4 bytes, three.js: RGBWKY
blue first, 4 bytes, FFmpeg: RGBWKY
blue first, 4 bytes, ImageMagick: RGBWKY
blue first, 4 bytes, OpenImageIO: RGBWKY
red first, 4 bytes, three.js: refused
red first, 4 bytes, FFmpeg: RGBWKY
red first, 4 bytes, ImageMagick: BGRWKC
red first, 4 bytes, OpenImageIO: RGBWKY
blue first, 3 bytes, three.js: RGBWKY
blue first, 3 bytes, FFmpeg: RGBWKY
blue first, 3 bytes, ImageMagick: RGBWKY
blue first, 3 bytes, OpenImageIO: RGBWKY
red first, 3 bytes, three.js: refused
red first, 3 bytes, FFmpeg: refused
red first, 3 bytes, ImageMagick: BGRWKC
red first, 3 bytes, OpenImageIO: RGBWKY
T
