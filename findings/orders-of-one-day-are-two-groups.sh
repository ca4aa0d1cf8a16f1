#!/bin/sh
# Two orders whose day of delivery is the same Date in value, grouped by it, and the different days among them, by libraries of npm for tables and lists.
# Guess: one group and one day, as with LINQ in .NET, SQL, and d3, which compares such keys by their value.
# Seen: d3-array (group, union), lodash's groupBy and tidy's groupBy have one. linq 4.0.3, made after .NET's, has two groups and two days, as it compares objects by identity; tidy's distinct and lodash's uniqBy have two days. For NaN, a price that is missing, linq has two as well, the others one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @tidyjs/tidy@2.6.1 d3-array@3.2.4 linq@4.0.3 lodash@4.18.1
cat > run.cjs <<'J'
const { distinct, groupBy, n, summarize, tidy } = require('@tidyjs/tidy');
const lodash = require('lodash');

(async () => {
  const { group, union } = await import('d3-array');
  const { default: Enumerable } = await import('linq');
  for (const [name, keys] of Object.entries({ 'one day': [new Date('2026-01-05'), new Date('2026-01-05')], 'no price': [NaN, NaN] })) {
    const orders = keys.map((key) => ({ key }));
    const libraries = {
      'd3-array': [group(orders, (order) => order.key).size, union(keys).size],
      linq: [Enumerable.from(orders).groupBy((order) => order.key).count(), Enumerable.from(keys).distinct().count()],
      lodash: [Object.keys(lodash.groupBy(orders, 'key')).length, lodash.uniqBy(orders, 'key').length],
      '@tidyjs/tidy': [tidy(orders, groupBy('key', [summarize({ orders: n() })])).length, tidy(orders, distinct(['key'])).length],
    };
    for (const [library, [groups, different]] of Object.entries(libraries)) console.log(`${name}, ${library}: ${groups} in groups, ${different} different`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
one day, d3-array: 1 in groups, 1 different
one day, linq: 2 in groups, 2 different
one day, lodash: 1 in groups, 2 different
one day, @tidyjs/tidy: 1 in groups, 2 different
no price, d3-array: 1 in groups, 1 different
no price, linq: 2 in groups, 2 different
no price, lodash: 1 in groups, 1 different
no price, @tidyjs/tidy: 1 in groups, 1 different
T
