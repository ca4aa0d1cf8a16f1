#!/bin/sh
# Labels to be printed, told as ranges of their numbers as people write them, 1 - 3, 5 with blanks, 1–3 with a long dash, 8-, 1~3, read by libraries of npm for ranges.
# Guess: the labels meant, or an error.
# Seen: multi-integer-range 6.1.0 reads blanks, and raises an error for the others. parse-numeric-range 1.3.0 leaves out what it does not read, without a word: of 1 - 3, 5 it prints 5 only, of 1–3 or 8- none, and of 3-1 backwards.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact multi-integer-range@6.1.0 parse-numeric-range@1.3.0
cat > run.cjs <<'J'
const { flatten, parse } = require('multi-integer-range');
const range = require('parse-numeric-range').default ?? require('parse-numeric-range');

for (const labels of ['1-3,5', '1-3, 5', '1 - 3, 5', '1–3,5', '1~3', '8-', '3-1', '1-3,2-4']) {
  let read;
  try {
    read = flatten(parse(labels)).join(' ');
  } catch {
    read = 'error';
  }
  console.log(`${labels}: multi-integer-range ${read}; parse-numeric-range ${range(labels).join(' ') || 'none'}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
1-3,5: multi-integer-range 1 2 3 5; parse-numeric-range 1 2 3 5
1-3, 5: multi-integer-range 1 2 3 5; parse-numeric-range 1 2 3 5
1 - 3, 5: multi-integer-range 1 2 3 5; parse-numeric-range 5
1–3,5: multi-integer-range error; parse-numeric-range 5
1~3: multi-integer-range error; parse-numeric-range none
8-: multi-integer-range error; parse-numeric-range none
3-1: multi-integer-range 1 2 3; parse-numeric-range 3 2 1
1-3,2-4: multi-integer-range 1 2 3 4; parse-numeric-range 1 2 3 2 3 4
T
