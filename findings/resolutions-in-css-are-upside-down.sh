#!/bin/sh
# Resolutions of pictures for print converted by css-unit-converter: 300 dots per inch in dots per centimetre, a screen of two dots per pixel in dots per inch, and back, with lengths and angles beside them.
# Guess: 118.11 dpcm, 192 dpi and 2 dppx, as CSS defines them: an inch is 2.54 cm and 96 pixels.
# Seen (css-unit-converter 1.1.2): 762 dpcm, 0.02083 dpi and 18432 dppx: what dots per unit are is taken as a length each time. Lengths, angles, times and frequencies are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact css-unit-converter@1.1.2
cat > run.cjs <<'J'
const convert = require('css-unit-converter');

for (const [value, from, to, exact] of [
  [300, 'dpi', 'dpcm', 300 / 2.54],
  [118.11, 'dpcm', 'dpi', 118.11 * 2.54],
  [2, 'dppx', 'dpi', 192],
  [192, 'dpi', 'dppx', 2],
  [25.4, 'mm', 'in', 1],
  [180, 'deg', 'rad', Math.PI],
  [2, 'kHz', 'Hz', 2000],
])
  console.log(`${value} ${from}: ${convert(value, from, to)} ${to}, by CSS ${Number(exact.toPrecision(5))}`);
J
node run.cjs | tee seen
diff seen - <<'T'
300 dpi: 762 dpcm, by CSS 118.11
118.11 dpcm: 46.5 dpi, by CSS 300
2 dppx: 0.02083 dpi, by CSS 192
192 dpi: 18432 dppx, by CSS 2
25.4 mm: 1 in, by CSS 1
180 deg: 3.14159 rad, by CSS 3.1416
2 kHz: 2000 Hz, by CSS 2000
T
