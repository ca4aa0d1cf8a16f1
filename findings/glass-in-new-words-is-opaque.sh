#!/bin/sh
# The colour of a glass door, half transparent, in the words of CSS Color 4: rgb with blanks and a slash, rgb and hsl with a fourth number, hue in degrees, read by libraries of npm for colours.
# Guess: an alpha of 0.5 from each that reads it; null where a form is not known.
# Seen: color-parse 2.0.2 and colord 2.14.0 read all, @ctrl/tinycolor 4.3.0 all but a hue with its unit, as null, and d3-color 3.1.1 none of the four behind rgba. tinycolor2 1.6.0 reads the colour of all but that and leaves the alpha out: the glass is a board.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tinycolor2@1.6.0 @ctrl/tinycolor@4.3.0 colord@2.14.0 d3-color@3.1.1 color-parse@2.0.2
cat > run.mjs <<'J'
import { TinyColor } from '@ctrl/tinycolor';
import parse from 'color-parse';
import { colord } from 'colord';
import { color } from 'd3-color';
import tinycolor from 'tinycolor2';

for (const glass of ['rgba(200, 220, 215, 0.5)', 'rgb(200, 220, 215, 0.5)', 'rgb(200 220 215 / 50%)', 'hsl(165, 22%, 82%, 50%)', 'hsl(165deg 22% 82% / 50%)'])
  console.log(`${glass} | ${Object.entries({
    tinycolor2: tinycolor(glass).isValid() ? tinycolor(glass).getAlpha() : null,
    '@ctrl/tinycolor': new TinyColor(glass).isValid ? new TinyColor(glass).getAlpha() : null,
    colord: colord(glass).isValid() ? colord(glass).alpha() : null,
    'd3-color': color(glass)?.opacity ?? null,
    'color-parse': parse(glass).space ? parse(glass).alpha : null,
  }).map(([name, alpha]) => `${name}: ${alpha}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
rgba(200, 220, 215, 0.5) | tinycolor2: 0.5; @ctrl/tinycolor: 0.5; colord: 0.5; d3-color: 0.5; color-parse: 0.5
rgb(200, 220, 215, 0.5) | tinycolor2: 1; @ctrl/tinycolor: 0.5; colord: 0.5; d3-color: null; color-parse: 0.5
rgb(200 220 215 / 50%) | tinycolor2: 1; @ctrl/tinycolor: 0.5; colord: 0.5; d3-color: null; color-parse: 0.5
hsl(165, 22%, 82%, 50%) | tinycolor2: 1; @ctrl/tinycolor: 0.5; colord: 0.5; d3-color: null; color-parse: 0.5
hsl(165deg 22% 82% / 50%) | tinycolor2: null; @ctrl/tinycolor: null; colord: 0.5; d3-color: null; color-parse: 0.5
T
