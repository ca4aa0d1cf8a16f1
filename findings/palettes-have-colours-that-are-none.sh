#!/bin/sh
# The main colours of a picture of a plain board, brown #8B5A2B (139, 90, 43), and of a white one, 252, 251, 250, by libraries of npm for palettes, asked for five or for what there is.
# Guess: the colour itself, alone, or within two steps; each number from 0 to 255.
# Seen: extract-colors and image-q give the colour. quantize 1.0.2 and get-rgba-palette 2.0.1, which are of one stock, give 140, 92, 44 and four others that no point has, all 144, 92, 44; of white 256, 252, 252, which is no colour: in #rrggbb by toString(16) it has seven digits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact extract-colors@4.2.1 get-rgba-palette@2.0.1 image-q@4.0.0 quantize@1.0.2
cat > run.cjs <<'J'
const rgba = require('get-rgba-palette');
const quantize = require('quantize');

(async () => {
  const iq = await import('image-q');
  const { extractColorsFromImageData } = await import('extract-colors');
  for (const color of [[139, 90, 43], [252, 251, 250]]) {
    const data = new Uint8ClampedArray(Array.from({ length: 400 }, () => [...color, 255]).flat());
    const points = Array.from({ length: 400 }, () => color);
    const libraries = {
      'extract-colors': () => extractColorsFromImageData({ data, width: 20, height: 20 }).map(({ red, green, blue }) => [red, green, blue]),
      'image-q': async () => (await iq.buildPalette([iq.utils.PointContainer.fromUint8Array(data, 20, 20)], { colors: 5 })).getPointContainer().getPointArray().map(({ r, g, b }) => [r, g, b]),
      quantize: () => (quantize.default ?? quantize)(points, 5).palette(),
      'get-rgba-palette': () => rgba(data, 5),
    };
    for (const [library, find] of Object.entries(libraries)) console.log(`${color}, ${library}: ${(await find()).map((found) => found.join(',')).join(' ')}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
139,90,43, extract-colors: 139,90,43
139,90,43, image-q: 139,90,43
139,90,43, quantize: 140,92,44 144,92,44 144,92,44 144,92,44 144,92,44
139,90,43, get-rgba-palette: 140,92,44 144,92,44 144,92,44 144,92,44 144,92,44
252,251,250, extract-colors: 252,251,250
252,251,250, image-q: 252,251,250
252,251,250, quantize: 252,252,252 256,252,252 256,252,252 256,252,252 256,252,252
252,251,250, get-rgba-palette: 252,252,252 256,252,252 256,252,252 256,252,252 256,252,252
T
