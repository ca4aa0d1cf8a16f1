#!/bin/sh
# The median of the prices 1000, 200 and 30 by median, stats-median, compute-median and stats-percentile, and days of leave joined by merge-ranges: what becomes of the list that was handed over.
# Guess: nothing: a function that returns a number or a new list leaves its input (none of the documents says else).
# Seen: median 0.0.2 and stats-median 1.0.1 leave the list sorted, and merge-ranges 1.0.2 leaves it sorted and with an end of a range changed. compute-median 2.0.0 and stats-percentile 3.3.0 leave it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts median@0.0.2 stats-median@1.0.1 compute-median@2.0.0 stats-percentile@3.3.0 merge-ranges@1.0.2 >/dev/null 2>&1
cat > count.mjs <<'J'
import { createRequire } from 'module';
import percentile from 'stats-percentile';
const require = createRequire(import.meta.url);
const medians = { median: require('median'), 'stats-median': require('stats-median').calc, 'compute-median': require('compute-median'), 'stats-percentile': (list) => (percentile.calc ?? percentile)(list, 50) };
for (const [name, count] of Object.entries(medians)) {
  const prices = [1000, 200, 30];
  console.log(name, count(prices), prices.join(' '));
}
const days = [[11, 14], [2, 7], [1, 3]];
console.log('merge-ranges', JSON.stringify(require('merge-ranges')(days)), JSON.stringify(days));
J
node count.mjs | tee seen
diff seen - <<'T'
median 200 30 200 1000
stats-median 200 30 200 1000
compute-median 200 1000 200 30
stats-percentile 200 1000 200 30
merge-ranges [[1,7],[11,14]] [[1,7],[2,7],[11,14]]
T
