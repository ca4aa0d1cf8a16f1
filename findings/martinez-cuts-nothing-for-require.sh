#!/bin/sh
# A notch cut out of a board's corner by martinez-polygon-clipping, which its package file offers for require (main and exports: martinez.cjs) and for import; by polyclip-ts in both ways, too.
# Guess: the board without the notch, 235000, in both ways.
# Seen (martinez-polygon-clipping 0.8.1, Node 20): by import it is. By require it loads, and fails at the first cut: "is not a constructor", as its file for require takes tinyqueue 3, which is a module for import, for the queue itself.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact martinez-polygon-clipping@0.8.1 polyclip-ts@0.16.8
cat > run.mjs <<'J'
import { createRequire } from 'node:module';
import * as martinez from 'martinez-polygon-clipping';
import * as polyclip from 'polyclip-ts';

const require = createRequire(import.meta.url);
const board = [[[0, 0], [600, 0], [600, 400], [0, 400], [0, 0]]];
const notch = [[[500, 350], [600, 350], [600, 400], [500, 400], [500, 350]]];
const area = ([[ring]]) => Math.abs(ring.reduce((sum, [x, y], index) => sum + (index ? ring[index - 1][0] * y - x * ring[index - 1][1] : 0), 0) / 2);
for (const [name, cut] of [['martinez, import', martinez.diff], ['martinez, require', require('martinez-polygon-clipping').diff], ['polyclip-ts, import', polyclip.difference], ['polyclip-ts, require', require('polyclip-ts').difference]]) {
  let seen;
  try { seen = area(cut(board, notch)); } catch (error) { seen = error.message.replace(/^\w+/, 'it'); }
  console.log(`${name}: ${seen}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
martinez, import: 235000
martinez, require: it is not a constructor
polyclip-ts, import: 235000
polyclip-ts, require: 235000
T
