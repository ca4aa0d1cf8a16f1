#!/bin/sh
# Heights of cupboards in feet and inches, as American customers give them, read by uconvert: 6 feet and 11 inches, with a half behind the inches, as a fraction or with a point, and half an inch alone.
# Guess: 11.5 inches either way and half an inch, or a refusal: parseFeetInches reads "5'10\"" and "5 ft 10 in".
# Seen (uconvert 0.1.6): of a fraction the figure below the line is read: 6 feet 11 1/2 inches are 6 feet and 2 inches, 241 mm lower, and 7 feet 3 3/8 inches end with 8. Half an inch is a foot and two inches.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact uconvert@0.1.6
cat > run.cjs <<'J'
const { height } = require('uconvert');

for (const size of ['6\' 11"', '6\' 11.5"', '6\' 11 1/2"', '7 ft 3 3/8 in', '1/2"']) {
  const read = height.parseFeetInches(size);
  console.log(`${size}: ${read[0]} feet ${read[1]} inches, ${height.toCentimeters(read).toFixed(1)} cm`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
6' 11": 6 feet 11 inches, 210.8 cm
6' 11.5": 6 feet 11.5 inches, 212.1 cm
6' 11 1/2": 6 feet 2 inches, 188.0 cm
7 ft 3 3/8 in: 7 feet 8 inches, 233.7 cm
1/2": 0 feet 2 inches, 5.1 cm
T
