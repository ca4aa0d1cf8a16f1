#!/bin/sh
# Prices as shops and staff write them, given to the parsers of money of npm: 1299.50元/2件, 满1000减100, 1.2万, （1,299） in the brackets of Chinese keyboards, －5 with a wide minus, 18mm×2440, 1e3, 2026-01-05.
# Guess: the first amount, or 0, NaN or an error for what is no single amount; never digits of two numbers as one, nor a loss as a gain.
# Seen: accounting 0.4.1 (unformat) makes 1299.502 of 1299.50元/2件; it and currency.js 2.0.4 make 1000100 of 满1000减100, 182440 of 18mm×2440, 13 of 1e3, 1.2 of 1.2万, 5 of －5 and 1299 of （1,299）, while (1,299) is a loss.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact accounting@0.4.1 currency.js@2.0.4
cat > read.cjs <<'J'
const { unformat } = require('accounting');
const currency = require('currency.js');

for (const text of ['¥1,299.50', '1299.50元/2件', '满1000减100', '18mm×2440', '1e3', '1.2万', '－5', '(1,299)', '（1,299）', '2026-01-05']) console.log(`${text}: accounting ${unformat(text)}, currency.js ${currency(text).value}`);
J
node read.cjs | tee seen
diff seen - <<'T'
¥1,299.50: accounting 1299.5, currency.js 1299.5
1299.50元/2件: accounting 1299.502, currency.js 1299.5
满1000减100: accounting 1000100, currency.js 1000100
18mm×2440: accounting 182440, currency.js 182440
1e3: accounting 13, currency.js 13
1.2万: accounting 1.2, currency.js 1.2
－5: accounting 5, currency.js 5
(1,299): accounting -1299, currency.js -1299
（1,299）: accounting 1299, currency.js 1299
2026-01-05: accounting 2026, currency.js NaN
T
