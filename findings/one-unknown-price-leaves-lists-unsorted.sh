#!/bin/sh
# Prices of a list put in order by libraries of npm, cheapest first: one that is no number (NaN, as a sum with a part missing is), one that is null, and texts of numbers among numbers.
# Guess: what is not known stands at one end, and the others in order.
# Seen: sort-on 7.0.0 does so. fast-sort 3.4.1 and array-sort 1.0.0 leave 30, NaN, 10, 20 as it is, and thenby 1.4.1 puts 30 last and NaN first; null is last for the first three and first for thenby. Of 18, '9', 25, '100' fast-sort makes 18, 25, '100', '9', the others '9', 18, 25, '100'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-sort@3.4.1 array-sort@1.0.0 sort-on@7.0.0 thenby@1.4.1
cat > run.mjs <<'J'
import arraySort from 'array-sort';
import { sort } from 'fast-sort';
import sortOn from 'sort-on';
import { firstBy } from 'thenby';

const writers = {
  'fast-sort': (rows) => sort(rows).asc((row) => row.price),
  'array-sort': (rows) => arraySort(rows, 'price'),
  'sort-on': (rows) => sortOn(rows, 'price'),
  thenby: (rows) => rows.sort(firstBy('price')),
};
for (const prices of [[30, NaN, 10, 20], [30, null, 10, 20], [NaN, 30, 10, 20], [18, '9', 25, '100']])
  console.log(`${prices.map((price) => (typeof price === 'string' ? `'${price}'` : String(price))).join(' ')} | ${Object.entries(writers).map(([name, write]) => `${name}: ${write(prices.map((price) => ({ price }))).map(({ price }) => (typeof price === 'string' ? `'${price}'` : String(price))).join(' ')}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
30 NaN 10 20 | fast-sort: 30 NaN 10 20; array-sort: 30 NaN 10 20; sort-on: 10 20 30 NaN; thenby: NaN 10 20 30
30 null 10 20 | fast-sort: 10 20 30 null; array-sort: 10 20 30 null; sort-on: 10 20 30 null; thenby: null 10 20 30
NaN 30 10 20 | fast-sort: NaN 10 20 30; array-sort: NaN 10 20 30; sort-on: 10 20 30 NaN; thenby: NaN 10 20 30
18 '9' 25 '100' | fast-sort: 18 25 '100' '9'; array-sort: '9' 18 25 '100'; sort-on: '9' 18 25 '100'; thenby: '9' 18 25 '100'
T
