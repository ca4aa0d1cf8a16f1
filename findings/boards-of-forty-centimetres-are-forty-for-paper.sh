#!/bin/sh
# Boards of plans in SVG read by paper.js (on jsdom): sizes with units of their own, 600mm by 40cm, by 4in and by 300pt, a part drawn again by use with a plain href, and an arc with joined flags.
# Guess: in pixels of CSS, 2267.7 by 1511.8; the part at both places; the corner.
# Seen (paper 0.12.20): the units are left out, so that 600mm by 40cm is 600 by 40, and by 4in 4; use with href draws nothing (with xlink:href it does); joined flags raise an error, Cannot read properties of null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact paper@0.12.20 paper-jsdom@0.12.18 jsdom@26.1.0
cat > run.cjs <<'J'
const paper = require('paper-jsdom');

paper.setup(new paper.Size(1000, 1000));
for (const drawn of ['<rect width="600" height="400"/>', '<rect width="600mm" height="40cm"/>', '<rect width="600mm" height="4in"/>', '<rect width="600px" height="300pt"/>', '<defs><rect id="a" width="600" height="400"/></defs><use href="#a" x="10"/>', '<defs><rect id="a" width="600" height="400"/></defs><use xlink:href="#a" x="10"/>', '<path d="M10 0a10 10 0 0 1-10 10"/>', '<path d="M10 0a10 10 0 01-10 10"/>']) {
  let seen;
  try {
    const { width, height } = paper.project.importSVG(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawn}</svg>`, { insert: false }).bounds;
    seen = `${Number(width.toFixed(1))} by ${Number(height.toFixed(1))}`;
  } catch {
    seen = 'error';
  }
  console.log(`${drawn}: ${seen}`);
}
process.exit();
J
node run.cjs | tee seen
diff seen - <<'T'
<rect width="600" height="400"/>: 600 by 400
<rect width="600mm" height="40cm"/>: 600 by 40
<rect width="600mm" height="4in"/>: 600 by 4
<rect width="600px" height="300pt"/>: 600 by 300
<defs><rect id="a" width="600" height="400"/></defs><use href="#a" x="10"/>: 0 by 0
<defs><rect id="a" width="600" height="400"/></defs><use xlink:href="#a" x="10"/>: 600 by 400
<path d="M10 0a10 10 0 0 1-10 10"/>: 10 by 10
<path d="M10 0a10 10 0 01-10 10"/>: error
T
