#!/bin/sh
# A line drawing of one bit as PNG, and one of sixteen colours, as they are and interlaced, which every program that saves PNG offers, read by libraries of npm.
# Guess: interlaced or not, the same points, as PNG has both.
# Seen: pngjs 7.0.0 reads all. upng-js 2.1.0 and @pdf-lib/upng 1.0.1 read the interlaced drawing of one bit with points of others, without an error; fast-png 8.0.0 ends with Unsupported filter at both interlaced ones. Of eight bits all read both.
set -eu
dpkg -s imagemagick >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends imagemagick; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @pdf-lib/upng@1.0.1 fast-png@8.0.0 pngjs@7.0.0 upng-js@2.1.0
for interlace in none PNG; do
  /usr/bin/convert -size 40x24 xc:white -fill black -draw 'rectangle 3,4 12,11' -draw 'rectangle 21,2 34,20' -draw 'line 0,23 39,12' -interlace "$interlace" -define png:color-type=0 -define png:bit-depth=1 "one-$interlace.png"
  /usr/bin/convert -size 40x24 -seed 5 plasma:red-blue -colors 16 -interlace "$interlace" -define png:color-type=3 -define png:bit-depth=4 "sixteen-$interlace.png"
  /usr/bin/convert -size 40x24 -seed 5 plasma:red-blue -interlace "$interlace" -define png:color-type=2 -define png:bit-depth=8 "many-$interlace.png"
done
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import pdfLibUpng from '@pdf-lib/upng';
import { decode } from 'fast-png';
import { PNG } from 'pngjs';
import upng from 'upng-js';

const pixels = (library) => (bytes) => Buffer.from(library.toRGBA8(library.decode(bytes))[0] ?? library.toRGBA8(library.decode(bytes)));
const libraries = { pngjs: (bytes) => PNG.sync.read(bytes).data, '@pdf-lib/upng': pixels(pdfLibUpng.default ?? pdfLibUpng), 'upng-js': pixels(upng), 'fast-png': (bytes) => Buffer.from(decode(bytes).data) };
for (const kind of ['one', 'sixteen', 'many'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen;
    try {
      const [usual, interlaced] = ['none', 'PNG'].map((interlace) => read(readFileSync(`${kind}-${interlace}.png`)));
      seen = usual.equals(interlaced) ? 'the same' : 'others';
    } catch (error) {
      seen = `error ${String(error.message ?? error).split(':')[0]}`;
    }
    console.log(`${kind}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
one, pngjs: the same
one, @pdf-lib/upng: others
one, upng-js: others
one, fast-png: error Unsupported filter
sixteen, pngjs: the same
sixteen, @pdf-lib/upng: the same
sixteen, upng-js: the same
sixteen, fast-png: error Unsupported filter
many, pngjs: the same
many, @pdf-lib/upng: the same
many, upng-js: the same
many, fast-png: the same
T
