#!/bin/sh
# Two colours of fronts compared by color-delta-e of npm, "the perceived visual difference between two colors", both ways round; beside it color-diff.
# Guess: one number for a pair, whichever colour comes first, and at most 100, which its README calls exact opposites.
# Seen (color-delta-e 1.3.0, color-diff 1.4.0): red against grey is 18, "more similar than opposite", and grey against red 105; blue and oak are 57 or 65. The formula behind it takes the first colour as the standard (CIE94), which the README does not tell. color-diff, of CIEDE2000, gives the same both ways.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact color-delta-e@1.3.0 color-diff@1.4.0
cat > compare.cjs <<'J'
const { deltaE } = require('color-delta-e');
const { diff, rgb_to_lab } = require('color-diff');
const lab = (hex) => rgb_to_lab({ R: parseInt(hex.slice(1, 3), 16), G: parseInt(hex.slice(3, 5), 16), B: parseInt(hex.slice(5), 16) });
for (const [one, other] of [['#ff0000', '#808080'], ['#0e51a2', '#d4b48c'], ['#ffffff', '#000000']])
  console.log(`${one} ${other}: color-delta-e ${[deltaE(one, other), deltaE(other, one)].map(Math.round)}, color-diff ${[diff(lab(one), lab(other)), diff(lab(other), lab(one))].map(Math.round)}`);
J
node compare.cjs | tee seen
diff seen - <<'T'
#ff0000 #808080: color-delta-e 18,105, color-diff 31,31
#0e51a2 #d4b48c: color-delta-e 57,65, color-diff 56,56
#ffffff #000000: color-delta-e 100,100, color-diff 100,100
T
