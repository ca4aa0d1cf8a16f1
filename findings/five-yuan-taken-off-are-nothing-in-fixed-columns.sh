#!/bin/sh
# Amounts of 5, -5, -19.9 and -1250 written into a column of eight characters as floats with two decimals by fixed-width-parser, and read back by it.
# Guess: the same amounts: its own lines are read back, signs too.
# Seen: fixed-width-parser 3.0.0 writes whole amounts without a point (500, -500) and others with one (-19.90); it reads -500 as 0, but 500 as 5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts fixed-width-parser@3.0.0 >/dev/null 2>&1
cat > read.cjs <<'J'
const { FixedWidthParser } = require('fixed-width-parser');
const parser = new FixedWidthParser([{ name: 'price', start: 0, width: 8, type: 'float', decimalCount: 2 }]);
for (const price of [5, 19.9, -19.9, -5, -1250]) {
  const line = parser.unparse([{ price }]);
  console.log(price, '|' + line + '|', parser.parse(line)[0].price);
}
J
node read.cjs | tee seen
diff seen - <<'T'
5 |     500| 5
19.9 |   19.90| 19.9
-19.9 |  -19.90| -19.9
-5 |    -500| 0
-1250 | -125000| 0
T
