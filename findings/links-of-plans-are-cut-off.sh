#!/bin/sh
# A plan of a showroom as SVG whose parts are links to their drawings, written href, as SVG 2 has it and all browsers take it, and xlink:href, as before, made smaller by SVGO as it comes.
# Guess: both links stay.
# Seen (svgo 4.1.0): xlink:href stays; href goes, of links alone (an image keeps it), so that nothing of the plan can be clicked. Without plugins it stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact svgo@4.1.0
cat > smaller.cjs <<'J'
const { optimize } = require('svgo');

for (const part of ['<a href="/drawings/side.pdf"><path d="M0 0h18v600z"/></a>', '<a xlink:href="/drawings/side.pdf"><path d="M0 0h18v600z"/></a>', '<image href="/pictures/side.png" width="18" height="600"/>']) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${part}</svg>`;
  console.log(`${part.slice(1).split('=')[0]}: ${/href/.test(optimize(svg).data.replace(/xmlns\S*/g, '')) ? 'kept' : 'lost'}, without plugins ${/href/.test(optimize(svg, { plugins: [] }).data.replace(/xmlns\S*/g, '')) ? 'kept' : 'lost'}`);
}
J
node smaller.cjs | tee seen
diff seen - <<'T'
a href: lost, without plugins kept
a xlink:href: kept, without plugins kept
image href: kept, without plugins kept
T
