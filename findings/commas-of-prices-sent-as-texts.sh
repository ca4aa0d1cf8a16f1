#!/bin/sh
# Prices as backends with decimals send them, texts with a point, given their commas by libraries for pages in China and elsewhere, and the same as numbers.
# Guess: 1,234,567.5 and 12,345.6, whichever they come as.
# Seen: numeral 2.0.6 and accounting 0.4.1 do so. xe-utils 4.0.13 (commafy, under vxe-table) counts the point and what follows among the digits of a text: 123,456,7.5 and 1,234,5.6. Whole texts are right; a number it rounds to the whole, unless told otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact accounting@0.4.1 numeral@2.0.6 xe-utils@4.0.13
cat > write.cjs <<'J'
const accounting = require('accounting');
const numeral = require('numeral');
const { commafy } = require('xe-utils');

const libraries = { numeral: (price) => numeral(price).format('0,0.[00]'), accounting: (price) => accounting.formatNumber(price, 1), 'xe-utils': (price) => commafy(price), 'xe-utils, one digit': (price) => commafy(price, { digits: 1 }) };
for (const price of ['1234567', '1234567.5', '12345.6', 12345.6]) for (const [name, write] of Object.entries(libraries)) console.log(`${typeof price} ${price}, ${name}: ${write(price)}`);
J
node write.cjs | tee seen
diff seen - <<'T'
string 1234567, numeral: 1,234,567
string 1234567, accounting: 1,234,567.0
string 1234567, xe-utils: 1,234,567
string 1234567, xe-utils, one digit: 1,234,567
string 1234567.5, numeral: 1,234,567.5
string 1234567.5, accounting: 1,234,567.5
string 1234567.5, xe-utils: 123,456,7.5
string 1234567.5, xe-utils, one digit: 123,456,7.5
string 12345.6, numeral: 12,345.6
string 12345.6, accounting: 12,345.6
string 12345.6, xe-utils: 1,234,5.6
string 12345.6, xe-utils, one digit: 1,234,5.6
number 12345.6, numeral: 12,345.6
number 12345.6, accounting: 12,345.6
number 12345.6, xe-utils: 12,346
number 12345.6, xe-utils, one digit: 12,345.6
T
