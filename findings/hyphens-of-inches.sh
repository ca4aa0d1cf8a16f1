#!/bin/sh
# Measures as joiners in America write them on plans and orders: 23-3/8" and 1-1/2", with a hyphen before the fraction, and 7'-6 1/2", with one between feet and inches; read by packages of npm for such lengths.
# Guess: 23-3/8" is 593.725 mm, as 23 3/8" is, and 7'-6 1/2" is 2298.7 mm, or they are refused.
# Seen: footinch 1.0.2 takes the hyphen for the mark of feet: 23-3/8" is 23 feet and 3/8 inches, 7019.925 mm, and 1-1/2" 317.5 mm; 7'-6 1/2", where the hyphen stands behind the feet, it refuses (NaN). numeric-quantity 3.3.3
# refuses the hyphen (NaN).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact footinch@1.0.2 numeric-quantity@3.3.3
cat > read.mjs <<'J'
import footinch from 'footinch';
import { numericQuantity } from 'numeric-quantity';

for (const text of ['23 3/8"', '23-3/8"', '1-1/2"', "7' 6 1/2\"", "7'-6 1/2\""]) {
  console.log(`${text}: footinch ${(footinch.parse.M(text) * 1000).toFixed(3)} mm, numeric-quantity ${numericQuantity(text.replace(/"$/, '')) * 25.4}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
23 3/8": footinch 593.725 mm, numeric-quantity 593.725
23-3/8": footinch 7019.925 mm, numeric-quantity NaN
1-1/2": footinch 317.500 mm, numeric-quantity NaN
7' 6 1/2": footinch 2298.700 mm, numeric-quantity NaN
7'-6 1/2": footinch NaN mm, numeric-quantity NaN
T
