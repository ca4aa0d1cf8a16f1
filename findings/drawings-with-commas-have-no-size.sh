#!/bin/sh
# A drawing as SVG that says its size by viewBox alone, as plans for pages do, its four numbers with commas between them, as SVG allows (SVG 2, 8.6) beside blanks; its size asked for by libraries of npm, to keep the place for it in a page.
# Guess: 600 by 400 with commas as with blanks.
# Seen: probe-image-size 7.5.0 and sharp 0.35.5 say so of both. image-size 2.1.0 says of the one with commas that it is SVG, without width or height, or, where blanks stand behind them, with the height alone, and raises no error, though it does for a drawing that has neither viewBox nor size.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact image-size@2.1.0 probe-image-size@7.5.0 sharp@0.35.5
cat > size.mjs <<'J'
import { imageSize } from 'image-size';
import probe from 'probe-image-size';
import sharp from 'sharp';

const readers = { 'image-size': imageSize, 'probe-image-size': (bytes) => probe.sync(bytes), sharp: (bytes) => sharp(bytes).metadata() };
for (const [name, read] of Object.entries(readers)) {
  const sizes = ['viewBox="0 0 600 400"', 'viewBox="0,0,600,400"', 'viewBox="0, 0, 600, 400"', ''].map(async (attribute) => {
    try {
      const { width, height } = await read(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attribute}><rect width="9" height="9"/></svg>`)) ?? {};
      return `${width}×${height}`;
    } catch {
      return 'error';
    }
  });
  console.log(`${name}: ${(await Promise.all(sizes)).join(', ')}`);
}
J
node size.mjs | tee seen
diff seen - <<'T'
image-size: 600×400, undefined×undefined, undefined×400, error
probe-image-size: 600×400, 600×400, 600×400, undefined×undefined
sharp: 600×400, 600×400, 600×400, 9×9
T
