#!/bin/sh
# Prices in a column of eight digits filled with zeros from the left, as banks and older stock programs send them, written and read back by @evologi/fixed-width.
# Guess: 1250, 100, 19.90 and 0: the zeros that fill a column stand at its left where the field is aligned to the right (option align), as in the example of its README.
# Seen: @evologi/fixed-width 1.1.0 takes the filling away at both ends: 125, 1, 19.9 and an empty text, of what it has written itself, unless told trim: 'left'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts @evologi/fixed-width@1.1.0 >/dev/null 2>&1
cat > read.cjs <<'J'
const { parse, stringify } = require('@evologi/fixed-width');
const options = { fields: [{ property: 'price', width: 8, align: 'right', pad: '0' }] };
for (const price of ['1250', '100', '19.90', '0']) {
  const line = stringify([{ price }], options).trim();
  console.log(price, line, JSON.stringify(parse(line + '\n', options)[0].price));
}
J
node read.cjs | tee seen
diff seen - <<'T'
1250 00001250 "125"
100 00000100 "1"
19.90 00019.90 "19.9"
0 00000000 ""
T
