#!/bin/sh
# The outline of a shelf with a curved front as a path of SVG, 600 wide, whose curve reaches to 300 (quadratic, and cubic), and one with a rounded end as SVGO writes
# it, with the flags of the arc run together (a100 100 0 01, allowed by the grammar of SVG 1.1).
# Guess: what tells the size of a path gives that of the outline: 600 by 300.
# Seen: svg-path-bbox 2.1.0 does. svg-path-bounds 1.0.2, which has many more downloads, takes the box of the points that the curve is drawn by, which it does not
# reach: 400 high, so that material is bought for a third more; and a path with flags run together is "malformed path data".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact svg-path-bbox@2.1.0 svg-path-bounds@1.0.2 >/dev/null 2>&1
cat > size.mjs <<'J'
import { svgPathBbox } from 'svg-path-bbox';
import bounds from 'svg-path-bounds';

const outlines = { quadratic: 'M0,0 Q300,600 600,0 Z', cubic: 'M0,0 C0,400 600,400 600,0 Z', arc: 'M0,0 h600 a300,300 0 0 1 -600,0 Z', 'flags run together': 'M0 0h600a300 300 0 01-600 0z' };
const size = (measure, path) => {
  try {
    const [left, top, right, bottom] = measure(path);
    return `${Math.round(right - left)} by ${Math.round(bottom - top)}`;
  } catch (error) {
    return error.message;
  }
};
for (const [name, path] of Object.entries(outlines)) console.log(`${name}: svg-path-bbox ${size(svgPathBbox, path)}, svg-path-bounds ${size(bounds, path)}`);
J
node size.mjs > seen
cat seen
cat > expected <<'T'
quadratic: svg-path-bbox 600 by 300, svg-path-bounds 600 by 400
cubic: svg-path-bbox 600 by 300, svg-path-bounds 600 by 400
arc: svg-path-bbox 600 by 300, svg-path-bounds 600 by 300
flags run together: svg-path-bbox 600 by 300, svg-path-bounds malformed path data
T
cmp seen expected
