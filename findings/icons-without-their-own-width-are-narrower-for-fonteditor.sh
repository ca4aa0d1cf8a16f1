#!/bin/sh
# A font of icons in SVG with a width of 1000 for all, of which one icon of three has its own of 700, made into TrueType by svg2ttf and fonteditor-core of npm, read by fontTools.
# Guess: the icons without a width have 1000, that of the font (SVG 1.1, 20.4: if the attribute is not given, it is that of the font element).
# Seen: svg2ttf 6.1.0 gives them 1000. fonteditor-core 2.6.3 gives them 100 more than where their drawings end, 700 or 400, so that in a row of icons they stand closer than they were drawn.
set -eu
dpkg -s python3-fonttools >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-fonttools; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-fonttools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fonteditor-core@2.6.3 svg2ttf@6.1.0
cat > make.cjs <<'J'
const { writeFileSync } = require('fs');
const { createFont } = require('fonteditor-core');
const svg2ttf = require('svg2ttf');

const board = (width) => `M100 0V700H${width}V0Z`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="icons" horiz-adv-x="1000"><font-face font-family="icons" units-per-em="1000" ascent="800" descent="-200"/><missing-glyph horiz-adv-x="500"/>
<glyph glyph-name="own" unicode="&#xE001;" horiz-adv-x="700" d="${board(600)}"/><glyph glyph-name="general" unicode="&#xE002;" d="${board(600)}"/><glyph glyph-name="narrow" unicode="&#xE003;" d="${board(300)}"/></font></defs></svg>`;
writeFileSync('svg2ttf', svg2ttf(svg, { ts: 0 }).buffer);
writeFileSync('fonteditor-core', createFont(svg, { type: 'svg' }).write({ type: 'ttf', toBuffer: true }));
J
node make.cjs
for file in svg2ttf fonteditor-core; do
  /usr/bin/python3 -c "
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
print(sys.argv[1], {name: font['hmtx'][name][0] for name in font.getBestCmap().values()})
" "$file" 2>/dev/null
done | tee seen
diff seen - <<'T'
svg2ttf {'own': 700, 'general': 1000, 'narrow': 1000}
fonteditor-core {'own': 700, 'general': 700, 'narrow': 400}
T
