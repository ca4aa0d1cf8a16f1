#!/bin/sh
# Amounts of invoices in English words by libraries of npm: 1299.5, 1299.99, 0.5, a refund of -5 and 100000.
# Guess: the cents in words or left out, as number-to-words says in its manual; minus five.
# Seen: number-to-words 1.2.4 leaves them out. written-number 0.11.1 rounds: one thousand three hundred for 1299.5, one for 0.5, and writes nothing at all for a refund; in French, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact written-number@0.11.1 number-to-words@1.2.4
cat > run.cjs <<'J'
const { toWords } = require('number-to-words');
const written = require('written-number');

for (const amount of [100000, 1299.5, 1299.49, 1299.99, 0.5, -5, -1299.5])
  console.log(`${amount}: ${toWords(amount)}; written-number ${written(amount) || 'nothing'}; in French ${written(amount, { lang: 'fr' }) || 'nothing'}`);
J
node run.cjs | tee seen
diff seen - <<'T'
100000: one hundred thousand; written-number one hundred thousand; in French cent mille
1299.5: one thousand, two hundred ninety-nine; written-number one thousand three hundred; in French mille trois cents
1299.49: one thousand, two hundred ninety-nine; written-number one thousand two hundred and ninety-nine; in French mille deux cent quatre-vingt-dix-neuf
1299.99: one thousand, two hundred ninety-nine; written-number one thousand three hundred; in French mille trois cents
0.5: zero; written-number one; in French un
-5: minus five; written-number nothing; in French nothing
-1299.5: minus one thousand, two hundred ninety-nine; written-number nothing; in French nothing
T
