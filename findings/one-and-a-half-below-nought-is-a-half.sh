#!/bin/sh
# Sizes in inches and what they may be off, as mixed fractions: 3 1/2, -1 1/2, 3½, -1/2, read by libraries of npm for fractions.
# Guess: 3.5, -1.5, 3.5 (or an error) and -0.5.
# Seen: fraction.js 5.3.4 gives them, and an error for ½. fractional 1.0.0 takes the minus for the one alone: -1 1/2 is -0.5, and 3½ is 3; -2 3/4 is -1.25.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fractional@1.0.0 fraction.js@5.3.4
cat > run.cjs <<'J'
const { Fraction: Exact } = require('fraction.js');
const { Fraction } = require('fractional');

for (const size of ['3 1/2', '-1 1/2', '-2 3/4', '-1/2', '3½', '½']) {
  let exact;
  try {
    exact = new Exact(size).valueOf();
  } catch {
    exact = 'error';
  }
  const { numerator, denominator } = new Fraction(size);
  console.log(`${size}: fraction.js ${exact}, fractional ${numerator / denominator}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
3 1/2: fraction.js 3.5, fractional 3.5
-1 1/2: fraction.js -1.5, fractional -0.5
-2 3/4: fraction.js -2.75, fractional -1.25
-1/2: fraction.js -0.5, fractional -0.5
3½: fraction.js error, fractional 3
½: fraction.js error, fractional NaN
T
