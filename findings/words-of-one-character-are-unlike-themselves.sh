#!/bin/sh
# How alike two names of products are, 0 to 1, by libraries of npm that compare pairs of letters: words of one character, as Chinese has them, and names of two.
# Guess: a name is like itself, 1.
# Seen: string-similarity 4.0.4, dice-coefficient 2.1.1 and string-comparison 1.3.0 say so. string-similarity-js 2.1.4 says 0 of 柜 and 柜, as of 柜 and 门: a list of parts, 门 柜 板, matches nothing, itself included.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dice-coefficient@2.1.1 string-comparison@1.3.0 string-similarity@4.0.4 string-similarity-js@2.1.4
cat > compare.mjs <<'J'
import { diceCoefficient } from 'dice-coefficient';
import comparison from 'string-comparison';
import similarity from 'string-similarity';
import { stringSimilarity } from 'string-similarity-js';

const libraries = {
  'string-similarity': similarity.compareTwoStrings,
  'dice-coefficient': diceCoefficient,
  'string-comparison': (first, second) => comparison.diceCoefficient.similarity(first, second),
  'string-similarity-js': (first, second) => stringSimilarity(first, second),
};
for (const [name, compare] of Object.entries(libraries)) console.log(`${name}: ${[['柜', '柜'], ['柜', '门'], ['门板', '门板'], ['门板', '侧板']].map((pair) => `${pair.join(' ')} ${compare(...pair)}`).join(', ')}`);
J
node compare.mjs | tee seen
diff seen - <<'T'
string-similarity: 柜 柜 1, 柜 门 0, 门板 门板 1, 门板 侧板 0
dice-coefficient: 柜 柜 1, 柜 门 0, 门板 门板 1, 门板 侧板 0
string-comparison: 柜 柜 1, 柜 门 0, 门板 门板 1, 门板 侧板 0
string-similarity-js: 柜 柜 0, 柜 门 0, 门板 门板 1, 门板 侧板 0
T
