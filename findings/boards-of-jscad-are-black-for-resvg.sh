#!/bin/sh
# A board in the brown of its oak (0.5, 0.25, 0.125 of one), drawn in JSCAD and saved as SVG by its serializer, made a picture by resvg-js and by librsvg; and the same colour written in other ways.
# Guess: brown, about 128, 64, 32: what JSCAD writes, rgba(127.5,63.75,31.875,1), is valid: rgb() takes numbers, not only whole ones (CSS Color 4, 5.1).
# Seen (@jscad/svg-serializer 2.3.21): librsvg 2.54.7 draws brown. resvg-js 2.6.2 draws black, without a word, of any colour with a fraction in it; whole numbers and per cent are right.
set -eu
packages='imagemagick librsvg2-bin'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @jscad/modeling@2.13.0 @jscad/svg-serializer@2.3.21 @resvg/resvg-js@2.6.2
cat > run.cjs <<'J'
const { execFileSync } = require('child_process');
const { writeFileSync } = require('fs');
const { colors, primitives } = require('@jscad/modeling');
const { Resvg } = require('@resvg/resvg-js');
const svg = require('@jscad/svg-serializer');

const board = colors.colorize([0.5, 0.25, 0.125], primitives.rectangle({ size: [60, 40] }));
const saved = svg.serialize({ unit: 'mm' }, board).join('');
const fill = saved.match(/fill="(rgba[^"]*)"/)[1];
const drawings = { [`jscad, ${fill}`]: saved };
for (const colour of ['rgb(127.5,63.75,31.875)', 'rgb(128,64,32)', 'rgb(50%,25%,12.5%)']) drawings[colour] = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`;
for (const [name, text] of Object.entries(drawings)) {
  writeFileSync('a.svg', text);
  const picture = new Resvg(text).render();
  const middle = 4 * (Math.floor(picture.height / 2) * picture.width + Math.floor(picture.width / 2));
  execFileSync('rsvg-convert', ['-w', '60', '-o', 'a.png', 'a.svg']);
  const other = execFileSync('convert', ['a.png', '-depth', '8', '-crop', '1x1+30+20', 'rgb:-']);
  console.log(`${name}: resvg ${[...picture.pixels.subarray(middle, middle + 3)]}, librsvg ${[...other]}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
jscad, rgba(127.5,63.75,31.875,1): resvg 0,0,0, librsvg 128,64,32
rgb(127.5,63.75,31.875): resvg 0,0,0, librsvg 128,64,32
rgb(128,64,32): resvg 128,64,32, librsvg 128,64,32
rgb(50%,25%,12.5%): resvg 128,64,32, librsvg 128,64,32
T
