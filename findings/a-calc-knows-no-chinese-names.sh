#!/bin/sh
# A sum of a quotation by a-calc, a library from China for decimals without the faults of binary, which takes the names of fields in its formulas from the data: 单价 * 数量 and a * b, and rounding with its default.
# Guess: 269.85 of both, as JavaScript takes Chinese names and its manual is in Chinese; 1.005 to two places 1.01.
# Seen (a-calc 2.2.15): a * b is 269.85. With names in Chinese it throws, 错误的表达式：*, and 单价 + 1 无效的操作数对, as if there were no name. 1.005 and 1.999 to two places are 1.00 and 1.99, cut off, unless ~5 asks for rounding.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact a-calc@2.2.15
cat > run.cjs <<'J'
const { calc } = require('a-calc');

for (const [formula, data] of [['a * b', { a: 89.95, b: 3 }], ['单价 * 数量', { 单价: 89.95, 数量: 3 }], ['单价 + 1', { 单价: 2 }], ['1.005 | =2', {}], ['1.999 | =2', {}], ['1.005 | ~5 =2', {}], ['0.1 + 0.2', {}]]) {
  let seen;
  try {
    seen = calc(formula, data);
  } catch (error) {
    seen = error.message;
  }
  console.log(`${formula}: ${seen}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
a * b: 269.85
单价 * 数量: 错误的表达式：*
单价 + 1: 无效的操作数对：v1:undefined, v2:1
1.005 | =2: 1.00
1.999 | =2: 1.99
1.005 | ~5 =2: 1.01
0.1 + 0.2: 0.3
T
