#!/bin/sh
# Models of boards and fronts in a list that shall be sorted as people sort: 9E1, 9E2, 18E0, 18E1 (thickness and class of emission), and the chapters 2.9 and 2.10 of a standard.
# Guess: what sorts "naturally" compares the numbers in the texts, 9 before 18, and 9 before 10, as Intl.Collator does with numeric.
# Seen: natural-compare 1.4.0 and string-natural-compare 3.0.1 do. natural-orderby 5.0.0, @shelf/fast-natural-order-by 2.0.0, natural-sort 1.0.0 and javascript-natural-sort 0.7.1 take a text that could be a number as a whole for one,
# with its exponent: 18E0 is 18, 9E1 is 90, 18E1 is 180, 9E2 is 900; and chapter 2.10 comes before 2.9.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact natural-compare@1.4.0 string-natural-compare@3.0.1 natural-orderby@5.0.0 @shelf/fast-natural-order-by@2.0.0 natural-sort@1.0.0 javascript-natural-sort@0.7.1
cat > sort.mjs <<'J'
import { createRequire } from 'node:module';
import { compare } from 'natural-orderby';

const require = createRequire(import.meta.url);
const comparers = {
  Intl: new Intl.Collator('zh-CN', { numeric: true }).compare,
  'natural-compare': require('natural-compare'),
  'string-natural-compare': require('string-natural-compare'),
  'natural-orderby': compare(),
  'fast-natural-order-by': require('@shelf/fast-natural-order-by').compare(),
  'natural-sort': require('natural-sort')(),
  'javascript-natural-sort': require('javascript-natural-sort'),
};
for (const [name, comparer] of Object.entries(comparers)) {
  console.log(`${name}: ${['18E0', '9E1', '18E1', '9E2', 'A18E0'].sort(comparer).join(' ')}, ${['2.10', '2.9'].sort(comparer).join(' ')}`);
}
J
node sort.mjs | tee seen
diff seen - <<'T'
Intl: 9E1 9E2 18E0 18E1 A18E0, 2.9 2.10
natural-compare: 9E1 9E2 18E0 18E1 A18E0, 2.9 2.10
string-natural-compare: 9E1 9E2 18E0 18E1 A18E0, 2.9 2.10
natural-orderby: 18E0 9E1 18E1 9E2 A18E0, 2.10 2.9
fast-natural-order-by: 18E0 9E1 18E1 9E2 A18E0, 2.10 2.9
natural-sort: 18E0 9E1 18E1 9E2 A18E0, 2.10 2.9
javascript-natural-sort: 18E0 9E1 18E1 9E2 A18E0, 2.10 2.9
T
