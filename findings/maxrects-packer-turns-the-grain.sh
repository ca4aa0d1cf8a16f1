#!/bin/sh
# Three boards with the grain upright, 600 by 800 twice and 600 by 2000, laid out on sheets of 2440 by 1220 by maxrects-packer. Others may be turned, these may not:
# allowRotation is false for them, as its README sets it for one of a list of plain objects.
# Guess: the first two stay upright, in whatever way they are added, and the third, which is higher than a sheet, is said to be too large (oversized).
# Seen (maxrects-packer 2.7.4): a plain object's allowRotation is passed over, and all three are turned across the grain. Of a Rectangle, or of the object as third
# argument of add(), it counts; but the one that does not fit is then on no sheet at all, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact maxrects-packer@2.7.4 >/dev/null 2>&1
cp node_modules/maxrects-packer/dist/maxrects-packer.js packer.cjs
cat > lay.cjs <<'J'
const { MaxRectsPacker, Rectangle } = require('./packer.cjs');
const layers = {
  'plain objects': (packer, width, height) => packer.addArray([{ width, height, allowRotation: false }]),
  'third argument': (packer, width, height) => packer.add(width, height, { allowRotation: false }),
  Rectangle: (packer, width, height) => packer.add(new Rectangle(width, height, 0, 0, false, false)),
};
for (const [name, lay] of Object.entries(layers)) {
  const packer = new MaxRectsPacker(2440, 1220, 0, { smart: false, pot: false, square: false, allowRotation: true });
  for (const height of [2000, 800, 800]) lay(packer, 600, height);
  const sheets = packer.bins.map(({ rects }) => rects.map(({ rot, oversized }) => (rot ? 'turned' : oversized ? 'too large' : 'upright')).join('+'));
  console.log(`${name}: ${sheets.join(', ')}`);
}
J
node lay.cjs > seen
cat seen
cat > expected <<'T'
plain objects: turned+turned+turned
third argument: upright+upright
Rectangle: upright+upright
T
cmp seen expected
