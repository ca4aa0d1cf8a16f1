#!/bin/sh
# A price list with a price that is missing (null), summed up by libraries of npm for tables: the sum, the mean, the least and the most.
# Guess: what is missing is left out of all four, as in spreadsheets and SQL.
# Seen: tidy and d3-array leave it out. dataframe-js 1.4.4 leaves it out of the mean, 2.5, and takes it for 0 as the least price, or as the most where there are losses: boards cost nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tidyjs/tidy@2.6.1 d3-array@3.2.4 dataframe-js@1.4.4
cat > run.cjs <<'J'
const { DataFrame } = require('dataframe-js');
const { max, mean, min, sum, summarize, tidy } = require('@tidyjs/tidy');

(async () => {
  const d3 = await import('d3-array');
  for (const prices of [[2, null, 3], [-2, null, -3]]) {
    const rows = prices.map((price) => ({ price }));
    const { stat } = new DataFrame(rows, ['price']);
    const [seen] = tidy(rows, summarize({ sum: sum('price'), mean: mean('price'), min: min('price'), max: max('price') }));
    console.log(`${JSON.stringify(prices)}, dataframe-js: sum ${stat.sum('price')}, mean ${stat.mean('price')}, least ${stat.min('price')}, most ${stat.max('price')}`);
    console.log(`${JSON.stringify(prices)}, @tidyjs/tidy: sum ${seen.sum}, mean ${seen.mean}, least ${seen.min}, most ${seen.max}`);
    console.log(`${JSON.stringify(prices)}, d3-array: sum ${d3.sum(prices)}, mean ${d3.mean(prices)}, least ${d3.min(prices)}, most ${d3.max(prices)}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
[2,null,3], dataframe-js: sum 5, mean 2.5, least 0, most 3
[2,null,3], @tidyjs/tidy: sum 5, mean 2.5, least 2, most 3
[2,null,3], d3-array: sum 5, mean 2.5, least 2, most 3
[-2,null,-3], dataframe-js: sum -5, mean -2.5, least -3, most 0
[-2,null,-3], @tidyjs/tidy: sum -5, mean -2.5, least -3, most -2
[-2,null,-3], d3-array: sum -5, mean -2.5, least -3, most -2
T
