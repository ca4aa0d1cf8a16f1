#!/bin/sh
# Prices with cents given to libraries of npm for money: 1.15, 19.99 and 0.29 by js-money's fromDecimal, which is for such numbers, and texts with one place ('1.5') by money-math, which reckons with texts.
# Guess: 115, 1999 and 29 cents; '1.5' as 1.50, or an error.
# Seen: js-money 0.6.3 throws "Amount must be an integer" for most of them (1.15 * 100 is 114.99999999999999 in binary), takes 8.35, and for 1.005 wants a rounding. money-math 2.6.3 takes '1.5' for 15 cents: 1.15 by 1.5 is 0.17, and 1.00 is more than 1.0 by 90 cents; both without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-money@0.6.3 money-math@2.6.3
cat > run.cjs <<'J'
const Money = require('js-money');
const { add, cmp, mul } = require('money-math');

for (const price of [0.1, 8.35, 1299.5, 1.15, 19.99, 0.29, 64.1, 1.005]) {
  let seen;
  try {
    seen = (Money.default ?? Money).fromDecimal(price, 'CNY').amount;
  } catch (error) {
    seen = error.message;
  }
  console.log(`js-money, ${price}: ${seen}`);
}
console.log(`money-math: 1.15 by 1.50 ${mul('1.15', '1.50')}, 1.15 by 1.5 ${mul('1.15', '1.5')}, 1.00 and 1.5 ${add('1.00', '1.5')}, 1.00 against 1.0 ${cmp('1.00', '1.0')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
js-money, 0.1: 10
js-money, 8.35: 835
js-money, 1299.5: 129950
js-money, 1.15: Amount must be an integer
js-money, 19.99: Amount must be an integer
js-money, 0.29: Amount must be an integer
js-money, 64.1: Amount must be an integer
js-money, 1.005: The currency CNY supports only 2 decimal digits
money-math: 1.15 by 1.50 1.73, 1.15 by 1.5 0.17, 1.00 and 1.5 1.15, 1.00 against 1.0 90
T
