#!/bin/sh
# Sizes of boards in inches by format-quantity of npm, "as one would see it written in imperial measurements": a bit off a fraction, and a bit off a whole number.
# Guess: 2 1/2 for 2.4999 and 97 for 96.9999; its README: a decimal portion within 0.0075 of a fraction counts as the fraction, and a whole number is no worse than 1/3.
# Seen (format-quantity 3.1.0): 2 1/2 for 2.4999, and 1 1/3 for 1.333; but 96.9999, 97.0001, 0.999, 1.996 and -2.998 stay decimals, however near to the whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact format-quantity@3.1.0
cat > sizes.cjs <<'J'
const { formatQuantity } = require('format-quantity');
for (const inches of [2.4999, 2.5001, 1.333, 97.0001, 96.9999, 0.999, 1.996, -2.998, -3.002]) console.log(`${inches}: ${formatQuantity(inches)}`);
J
node sizes.cjs | tee seen
diff seen - <<'T'
2.4999: 2 1/2
2.5001: 2 1/2
1.333: 1 1/3
97.0001: 97.0001
96.9999: 96.9999
0.999: 0.999
1.996: 1.996
-2.998: -2.998
-3.002: -3.002
T
