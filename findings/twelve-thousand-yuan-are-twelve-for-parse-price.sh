#!/bin/sh
# Prices in yuan without a fraction, ¥ 12,345 and ¥12,345, and with one, in a price list, read by parse-price, parse-money and price-extractor of npm.
# Guess: 12345: parse-price makes a number of "a localized price string", no price in yuan has three places behind the point, and of £1,234.56 its README gives 1234.56.
# Seen: parse-price 1.1.8 gives 12.345, a thousandth, and 1.012 for a million; with a fraction it has the right price. parse-money 1.0.12 and price-extractor 2.0.3 give 12345.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact parse-money@1.0.12 parse-price@1.1.8 price-extractor@2.0.3 >/dev/null 2>&1
cat > a.cjs <<'J'
const parsePrice = require('parse-price');
const { default: parseMoney } = require('parse-money');
const { searchPriceAndCode } = require('price-extractor');
for (const price of ['¥ 12,345', '¥12,345', '¥12,345.00', '¥1,012,345']) console.log(price, 'parse-price', parsePrice(price), 'parse-money', parseMoney(price).amount, 'price-extractor', searchPriceAndCode(price).price);
J
node a.cjs | tee seen
diff seen - <<'T'
¥ 12,345 parse-price 12.345 parse-money 12345 price-extractor 12345
¥12,345 parse-price 12.345 parse-money 12345 price-extractor 12345
¥12,345.00 parse-price 12345 parse-money 12345 price-extractor 12345
¥1,012,345 parse-price 1.012 parse-money 1012345 price-extractor 1012345
T
