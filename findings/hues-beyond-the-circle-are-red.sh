#!/bin/sh
# The colour of a brown board by its hue, 36°, and by the same hue a turn further and a turn back, 396° and -324°, as pickers of colours that turn on give them, read by libraries of npm.
# Guess: the same brown, for a hue is an angle, and CSS says so.
# Seen: colord 2.14.0, d3-color 3.1.1, @ctrl/tinycolor 4.3.0 and color 5.0.3 give rgb(191, 140, 64) each time; tinycolor2 1.6.0 gives rgb(191, 64, 64), a red, for both others, from text and from an object.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tinycolor2@1.6.0 @ctrl/tinycolor@4.3.0 colord@2.14.0 d3-color@3.1.1 color@5.0.3
cat > run.mjs <<'J'
import { TinyColor } from '@ctrl/tinycolor';
import Color from 'color';
import { colord } from 'colord';
import { color } from 'd3-color';
import tinycolor from 'tinycolor2';

for (const h of [36, 396, -324]) {
  const board = `hsl(${h}, 50%, 50%)`;
  console.log(`${board} | ${Object.entries({
    tinycolor2: tinycolor(board).toRgbString(),
    'tinycolor2 of an object': tinycolor({ h, s: 50, l: 50 }).toRgbString(),
    '@ctrl/tinycolor': new TinyColor(board).toRgbString(),
    colord: colord(board).toRgbString(),
    'd3-color': color(board).formatRgb(),
    color: Color(board).rgb().string(),
  }).map(([name, rgb]) => `${name}: ${rgb}`).join('; ')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
hsl(36, 50%, 50%) | tinycolor2: rgb(191, 140, 64); tinycolor2 of an object: rgb(191, 140, 64); @ctrl/tinycolor: rgb(191, 140, 64); colord: rgb(191, 140, 64); d3-color: rgb(191, 140, 64); color: rgb(191, 140, 64)
hsl(396, 50%, 50%) | tinycolor2: rgb(191, 64, 64); tinycolor2 of an object: rgb(191, 64, 64); @ctrl/tinycolor: rgb(191, 140, 64); colord: rgb(191, 140, 64); d3-color: rgb(191, 140, 64); color: rgb(191, 140, 64)
hsl(-324, 50%, 50%) | tinycolor2: rgb(191, 64, 64); tinycolor2 of an object: rgb(191, 64, 64); @ctrl/tinycolor: rgb(191, 140, 64); colord: rgb(191, 140, 64); d3-color: rgb(191, 140, 64); color: rgb(191, 140, 64)
T
