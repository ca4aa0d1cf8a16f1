#!/bin/sh
# Sizes with fractions of inches and of feet, as hinges, screws and American boards have them, and a size with a comma, put into millimetres and centimetres by node-units, which also takes words (twenty-one feet).
# Guess: 12.7 for half an inch, 139.7 for five and a half, 106.68 cm for 3 feet 6 inches and 1.28 m for 1,280 mm; or a refusal of what it does not know.
# Seen (node-units 0.1.7): it takes the first or the last number that it finds and leaves out the rest without a word: 25.4, 127, and 7.62 cm, which is 3 inches; 1,280 mm is a millimetre. In words it is right: two and a half feet.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact node-units@0.1.7
cat > run.cjs <<'J'
const { convert } = require('node-units');

for (const size of ['2.5 inches to mm', '1/2 inch to mm', '5 1/2 inches to mm', '3 feet 6 inches to cm', '1,280 mm to m', '1280 mm to m', 'two and a half feet to inches']) console.log(`${size}: ${Number(convert(size).toFixed(4))}`);
J
node run.cjs | tee seen
diff seen - <<'T'
2.5 inches to mm: 63.5
1/2 inch to mm: 25.4
5 1/2 inches to mm: 127
3 feet 6 inches to cm: 7.62
1,280 mm to m: 0.001
1280 mm to m: 1.28
two and a half feet to inches: 30
T
