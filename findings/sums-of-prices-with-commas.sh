#!/bin/sh
# Sums by shop in a pivot table of a page, its prices texts with commas as exports and cells have them: 1,299.50 and 900 in one shop, 2,000 and 2,500 in the other.
# Guess: 2199.5 and 4500, or the texts are left out and it is seen, as of words.
# Seen (pivottable 2.23.0): 901 and 4. Each text counts for what stands before its first comma; d3-array 3.2.4 leaves such texts out of its sum, and simple-statistics 7.8.8 gives no number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact d3-array@3.2.4 jquery@3.7.1 jsdom@29.1.1 pivottable@2.23.0 simple-statistics@7.8.8
cat > sum.mjs <<'J'
import { createRequire } from 'node:module';
import { sum } from 'd3-array';
import { JSDOM } from 'jsdom';
import * as statistics from 'simple-statistics';

const require = createRequire(import.meta.url);
const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document });
globalThis.jQuery = require('jquery');
require('pivottable');

const rows = [['顺德', '1,299.50'], ['顺德', '900'], ['乐从', '2,000'], ['乐从', '2,500']].map(([shop, price]) => ({ shop, price }));
const { aggregators, PivotData } = globalThis.jQuery.pivotUtilities;
const data = new PivotData(rows, { rows: ['shop'], cols: [], aggregator: aggregators.Sum(['price']) });
for (const shop of ['顺德', '乐从']) {
  const prices = rows.filter((row) => row.shop === shop).map(({ price }) => price);
  console.log(`${shop}: pivottable ${data.getAggregator([shop], []).value()}, d3-array ${sum(prices)}, simple-statistics ${statistics.sum(prices)}`);
}
J
node sum.mjs | tee seen
diff seen - <<'T'
顺德: pivottable 901, d3-array 900, simple-statistics NaN
乐从: pivottable 4, d3-array 0, simple-statistics NaN
T
