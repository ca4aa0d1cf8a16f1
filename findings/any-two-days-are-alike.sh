#!/bin/sh
# Two orders that differ in their day of delivery alone, as Dates, compared by libraries of npm, as a page does to know whether to save.
# Guess: they are not alike.
# Seen: dequal 2.0.3 (lite too), fast-deep-equal 3.1.3, fast-equals 6.2.2, is-equal 1.8.0, nano-equal 2.0.2 and react-fast-compare 3.2.3 say so. just-compare 2.3.0 finds any two days alike, and nothing is saved; days as texts it tells apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dequal@2.0.3 fast-deep-equal@3.1.3 fast-equals@6.2.2 is-equal@1.8.0 just-compare@2.3.0 nano-equal@2.0.2 react-fast-compare@3.2.3
cat > compare.cjs <<'J'
const justCompare = require('just-compare');

const libraries = {
  dequal: require('dequal').dequal,
  'dequal/lite': require('dequal/lite').dequal,
  'fast-deep-equal': require('fast-deep-equal'),
  'fast-equals': require('fast-equals').deepEqual,
  'is-equal': require('is-equal'),
  'nano-equal': require('nano-equal'),
  'react-fast-compare': require('react-fast-compare'),
  'just-compare': justCompare.default ?? justCompare,
};
const days = ['2026-01-05', '2026-02-01'];
for (const [name, equal] of Object.entries(libraries)) {
  const told = (make) => (equal({ day: make(days[0]) }, { day: make(days[1]) }) ? 'alike' : 'not alike');
  console.log(`${name}: Dates ${told((day) => new Date(day))}, texts ${told(String)}`);
}
J
node compare.cjs | tee seen
diff seen - <<'T'
dequal: Dates not alike, texts not alike
dequal/lite: Dates not alike, texts not alike
fast-deep-equal: Dates not alike, texts not alike
fast-equals: Dates not alike, texts not alike
is-equal: Dates not alike, texts not alike
nano-equal: Dates not alike, texts not alike
react-fast-compare: Dates not alike, texts not alike
just-compare: Dates not alike, texts not alike
T
