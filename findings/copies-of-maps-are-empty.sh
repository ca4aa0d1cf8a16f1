#!/bin/sh
# A state of a page with a Map of boards and a Set of grades copied whole, and two Maps compared, by libraries of npm for such copies.
# Guess: the copy has what the original has, and Maps with other numbers are not alike.
# Seen: lodash 4.17.21, rfdc 1.4.1 and fast-copy 3.0.2 copy them. xe-utils 4.0.13, the library under vxe-table, gives an empty Map and an empty Set from clone(state, true), and finds any two Maps alike.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-copy@3.0.2 lodash@4.17.21 rfdc@1.4.1 xe-utils@4.0.13
cat > copy.cjs <<'J'
const { copy } = require('fast-copy');
const lodash = require('lodash');
const rfdc = require('rfdc')();
const xe = require('xe-utils');

const state = () => ({ stock: new Map([['E0', 5]]), grades: new Set(['E0']) });
for (const [name, clone] of Object.entries({ lodash: lodash.cloneDeep, rfdc, 'fast-copy': copy, 'xe-utils': (value) => xe.clone(value, true) })) {
  const { stock, grades } = clone(state());
  console.log(`${name}: ${stock.constructor.name} of ${stock.size}, ${grades.constructor.name} of ${grades.size}`);
}
for (const [name, isEqual] of Object.entries({ lodash: lodash.isEqual, 'xe-utils': xe.isEqual })) console.log(`${name}: 5 and 3 boards ${isEqual(new Map([['E0', 5]]), new Map([['E0', 3]])) ? 'alike' : 'not alike'}`);
J
node copy.cjs | tee seen
diff seen - <<'T'
lodash: Map of 1, Set of 1
rfdc: Map of 1, Set of 1
T
