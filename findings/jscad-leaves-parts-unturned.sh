#!/bin/sh
# Parts of a drawing as SVG in millimetres, each a rectangle of 200 by 50 or a hole, put in place by a transform as drawing programs write it, read by @jscad/svg-deserializer.
# Guess: they stand where a browser draws them (y upwards there, so below zero).
# Seen (@jscad/svg-deserializer 2.5.14): a turn about a point, rotate(90 100 25), makes every coordinate NaN; matrix(...), which Inkscape writes, is passed over without a word;
# scale before translate counts as after it. A hole used twice (use) with href alone, as SVG 2 has it, is not there at all; with xlink:href it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact @jscad/svg-deserializer@2.5.14 @jscad/modeling@2.13.0 >/dev/null 2>&1
cat > read.cjs <<'J'
const { measurements } = require('@jscad/modeling');
const { deserialize } = require('@jscad/svg-deserializer');
const part = (transform) => `<rect width="200" height="50" transform="${transform}"/>`;
const holes = (attribute) => `<defs><circle id="hole" r="2.5"/></defs><use ${attribute}="#hole" x="50" y="37"/><use ${attribute}="#hole" x="50" y="69"/>`;
const drawings = {
  'translate(200 100)': part('translate(200 100)'),
  'rotate(90 100 25)': part('rotate(90 100 25)'),
  'matrix(1 0 0 1 200 100)': part('matrix(1 0 0 1 200 100)'),
  'scale(0.5) translate(200 100)': part('scale(0.5) translate(200 100)'),
  'use xlink:href': holes('xlink:href'),
  'use href': holes('href'),
};
for (const [name, drawing] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600mm" height="400mm" viewBox="0 0 600 400">${drawing}</svg>`;
  const parts = deserialize({ output: 'geometry', target: 'path' }, svg);
  const box = parts.length && measurements.measureAggregateBoundingBox(...parts).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' to ');
  console.log(`${name}: ${parts.length} parts${box ? `, ${box}` : ''}`);
}
J
node read.cjs > seen
cat seen
cat > expected <<'T'
translate(200 100): 1 parts, 200.0,-150.0 to 400.0,-100.0
rotate(90 100 25): 1 parts, NaN,NaN to NaN,NaN
matrix(1 0 0 1 200 100): 1 parts, 0.0,-50.0 to 200.0,0.0
scale(0.5) translate(200 100): 1 parts, 200.0,-125.0 to 300.0,-100.0
use xlink:href: 2 parts, 47.5,-71.5 to 52.5,-34.5
use href: 0 parts
T
cmp seen expected
