#!/bin/sh
# A list with tabs, its columns a number of a part (007), a price (12.50), a size (1e3) and a mark (true), written and read by tsv of npm, and read by d3-dsv.
# Guess: texts each time, as a list with tabs has no types; or numbers where they are some.
# Seen: tsv 0.2.0 makes a number of what has digits only, so that 007 comes back as 7; the price stays a text. d3-dsv 3.0.1 has texts throughout.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact tsv@0.2.0 d3-dsv@3.0.1
cat > list.mjs <<'J'
import { tsvParse } from 'd3-dsv';
import tsv from 'tsv';
const text = tsv.TSV.stringify([{ part: '007', price: '12.50', size: '1e3', mark: 'true' }]);
console.log('tsv', JSON.stringify(tsv.TSV.parse(text)[0]));
console.log('d3-dsv', JSON.stringify(tsvParse(text)[0]));
J
node list.mjs | tee seen
diff seen - <<'T'
tsv {"part":7,"price":"12.50","size":"1e3","mark":"true"}
d3-dsv {"part":"007","price":"12.50","size":"1e3","mark":"true"}
T
