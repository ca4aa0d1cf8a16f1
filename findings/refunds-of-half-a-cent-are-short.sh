#!/bin/sh
# Halves of a cent, 1.005, 2.675 and 0.125, and the same as refunds, rounded to cents by libraries of npm for decimal numbers, and 2.5 boards to whole ones.
# Guess: a refund is as large as the price was, as each rounds halves up or to even and says so of amounts, not of the way to the left or right.
# Seen: big.js 7.0.1, bignumber.js, decimal.js, decimal.js-light and js-big-decimal (to even) give the same both ways. currency.js 2.0.4 rounds by Math.round: 1.005 is 1.01, and its refund -1.00; the sum of both is a cent.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact big.js@7.0.1 bignumber.js@9.3.1 decimal.js@10.6.0 decimal.js-light@2.5.1 js-big-decimal@2.2.0 currency.js@2.0.4
cat > run.cjs <<'J'
const { BigNumber } = require('bignumber.js');
const Big = require('big.js');
const currency = require('currency.js');
const Decimal = require('decimal.js');
const Light = require('decimal.js-light');
const JsBigDecimal = require('js-big-decimal').default ?? require('js-big-decimal');

const writers = {
  'big.js': (amount, places) => new Big(amount).toFixed(places),
  'bignumber.js': (amount, places) => new BigNumber(amount).toFixed(places),
  'decimal.js': (amount, places) => new Decimal(amount).toFixed(places),
  'decimal.js-light': (amount, places) => new Light(amount).toFixed(places),
  'js-big-decimal': (amount, places) => new JsBigDecimal(amount).round(places).getValue(),
  'currency.js': (amount, places) => currency(amount, { precision: places }).toString(),
};
for (const [name, write] of Object.entries(writers))
  console.log(`${name}: ${[['1.005', 2], ['2.675', 2], ['0.125', 2], ['2.5', 0], ['0.5', 0]].map(([amount, places]) => `${amount} ${write(amount, places)} and ${write(`-${amount}`, places)}`).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
big.js: 1.005 1.01 and -1.01; 2.675 2.68 and -2.68; 0.125 0.13 and -0.13; 2.5 3 and -3; 0.5 1 and -1
bignumber.js: 1.005 1.01 and -1.01; 2.675 2.68 and -2.68; 0.125 0.13 and -0.13; 2.5 3 and -3; 0.5 1 and -1
decimal.js: 1.005 1.01 and -1.01; 2.675 2.68 and -2.68; 0.125 0.13 and -0.13; 2.5 3 and -3; 0.5 1 and -1
decimal.js-light: 1.005 1.01 and -1.01; 2.675 2.68 and -2.68; 0.125 0.13 and -0.13; 2.5 3 and -3; 0.5 1 and -1
js-big-decimal: 1.005 1.00 and -1.00; 2.675 2.68 and -2.68; 0.125 0.12 and -0.12; 2.5 2 and -2; 0.5 0 and 0
currency.js: 1.005 1.01 and -1.00; 2.675 2.68 and -2.67; 0.125 0.13 and -0.12; 2.5 3 and -2; 0.5 1 and 0
T
