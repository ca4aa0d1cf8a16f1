#!/bin/sh
# Outlines of boards joined and cut: two side by side, two that touch at a corner, a recess for a sink that begins at the front edge, and a board less itself; the sum of the areas left.
# Guess: 400,000, 400,000, 200,000 and 0 square millimetres by each, in one piece or in two.
# Seen: polygon-clipping 0.15.7, polybooljs 1.2.2 and clipper-lib 6.4.2 say so. greiner-hormann 1.5.0 has both boards side by side, but loses one of those that touch at a corner, cuts no recess where the edges lie one on the other, and leaves the whole board when it is taken from itself: 240,000 each.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact greiner-hormann@1.5.0 polygon-clipping@0.15.7 polybooljs@1.2.2 clipper-lib@6.4.2
cat > run.cjs <<'J'
const clipping = require('polygon-clipping');
const polybool = require('polybooljs');
const greiner = require('greiner-hormann');
const { Clipper, Paths } = require('clipper-lib');

const board = (left, top, right, bottom) => [[left, top], [right, top], [right, bottom], [left, bottom]];
const signed = (ring) => ring.reduce((sum, [x, y], index) => sum + x * ring[(index + 1) % ring.length][1] - y * ring[(index + 1) % ring.length][0], 0) / 2;
const sum = (rings) => (rings ?? []).reduce((total, ring) => total + Math.abs(signed(ring)), 0);
const first = board(0, 0, 600, 400);
for (const [name, kind, second] of [['side by side', 'union', board(600, 0, 1000, 400)], ['at a corner', 'union', board(600, 400, 1000, 800)], ['recess', 'difference', board(100, 0, 300, 200)], ['itself', 'difference', board(0, 0, 600, 400)]]) {
  const clipper = new Clipper();
  const left = new Paths();
  const points = (ring) => ring.map(([X, Y]) => ({ X, Y }));
  clipper.AddPath(points(first), 0, true);
  clipper.AddPath(points(second), 1, true);
  clipper.Execute(kind === 'union' ? 1 : 2, left);
  const region = (ring) => ({ regions: [ring], inverted: false });
  console.log(`${name}: polygon-clipping ${sum(clipping[kind]([first], [second]).flat())}, polybooljs ${sum(polybool[kind](region(first), region(second)).regions)}, clipper-lib ${sum(left.map((ring) => ring.map(({ X, Y }) => [X, Y])))}, greiner-hormann ${sum(greiner[kind === 'union' ? 'union' : 'diff'](first.map((point) => [...point]), second.map((point) => [...point])))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
side by side: polygon-clipping 400000, polybooljs 400000, clipper-lib 400000, greiner-hormann 400000
at a corner: polygon-clipping 400000, polybooljs 400000, clipper-lib 400000, greiner-hormann 240000
recess: polygon-clipping 200000, polybooljs 200000, clipper-lib 200000, greiner-hormann 240000
itself: polygon-clipping 0, polybooljs 0, clipper-lib 0, greiner-hormann 240000
T
