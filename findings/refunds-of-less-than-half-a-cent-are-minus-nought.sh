#!/bin/sh
# A remainder of 0.4 cents to the company's disadvantage (-0.004 yuan), written with two decimals by libraries of npm for currencies.
# Guess: 0.00 without a minus, as it is nothing once it is rounded.
# Seen: currency-formatter 1.5.9, currencyformatter.js 2.2.0 and format-number 3.0.0 write a minus before nought. currency.js 2.0.4 and Intl with signDisplay negative write none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact currency-formatter@1.5.9 currencyformatter.js@2.2.0 format-number@3.0.0 currency.js@2.0.4
cat > refunds.cjs <<'J'
const currency = require('currency.js');
const ways = {
  'currency-formatter': (sum) => require('currency-formatter').format(sum, { code: 'CNY' }),
  'currencyformatter.js': (sum) => require('currencyformatter.js').format(sum, { currency: 'CNY' }),
  'format-number': (sum) => require('format-number')({ prefix: '¥', round: 2, padRight: 2 })(sum),
  'currency.js': (sum) => currency(sum, { symbol: '¥' }).format(),
  Intl: (sum) => new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', signDisplay: 'negative' }).format(sum),
};
for (const [name, format] of Object.entries(ways)) console.log(name, format(-0.004), format(-5));
J
node refunds.cjs | tee seen
diff seen - <<'T'
currency-formatter -¥0.00 -¥5.00
currencyformatter.js -￥0.00 -￥5.00
format-number -¥0.00 -¥5.00
currency.js ¥0.00 -¥5.00
Intl ¥0.00 -¥5.00
T
