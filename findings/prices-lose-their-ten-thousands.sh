#!/bin/sh
# Amounts as they stand in Chinese lists, typed into forms or pasted: 1.2万 (12,000), a price of two pieces, a rebate, a measure, a range, a loss in full-width brackets or with a wide minus, full-width figures; read by libraries of npm for money.
# Guess: what a library does not know it refuses (NaN, an error; currency.js has an option for that), as @internationalized/number does; brackets mean the same in either width, and figures of two numbers are never one.
# Seen: currency.js 2.0.4, with errorOnInvalid, too, takes 1.2万 for 1.2, full-width figures for 0, －5 for 5, （100） for 100 and (100) for -100; 满1000减100 is 1000100, 18mm×2440 is 182440; a range is NaN, and no error.
# accounting 0.4.1 does the same, and reads 1299.50元/2件 as 1299.502 and the range as 3000. So does accounting-js 2.0.3, which makes -30005000 of the range and 202615 of a day.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @internationalized/number@3.6.9 accounting@0.4.1 accounting-js@2.0.3 currency.js@2.0.4
cat > read.mjs <<'J'
import { NumberParser } from '@internationalized/number';
import accounting from 'accounting';
import { unformat } from 'accounting-js';
import currency from 'currency.js';

const texts = ['1,299.50', '1299.50元/2件', '满1000减100', '18mm×2440', '1.2万', '１，２９９', '－5', '(100)', '（100）', '3,000-5,000', '2026-1-5'];
const parser = new NumberParser('zh-CN', { style: 'decimal' });
const libraries = {
  '@internationalized/number': (text) => parser.parse(text),
  'currency.js': (text) => currency(text, { errorOnInvalid: true }).value,
  accounting: (text) => accounting.unformat(text),
  'accounting-js': (text) => unformat(text),
};
for (const [name, read] of Object.entries(libraries)) console.log(`${name}: ${texts.map((text) => `${text} ${read(text)}`).join('; ')}`);
J
node read.mjs | tee seen
diff seen - <<'T'
@internationalized/number: 1,299.50 1299.5; 1299.50元/2件 NaN; 满1000减100 NaN; 18mm×2440 NaN; 1.2万 NaN; １，２９９ NaN; －5 NaN; (100) NaN; （100） NaN; 3,000-5,000 NaN; 2026-1-5 NaN
currency.js: 1,299.50 1299.5; 1299.50元/2件 1299.5; 满1000减100 1000100; 18mm×2440 182440; 1.2万 1.2; １，２９９ 0; －5 5; (100) -100; （100） 100; 3,000-5,000 NaN; 2026-1-5 NaN
accounting: 1,299.50 1299.5; 1299.50元/2件 1299.502; 满1000减100 1000100; 18mm×2440 182440; 1.2万 1.2; １，２９９ 0; －5 5; (100) -100; （100） 100; 3,000-5,000 3000; 2026-1-5 2026
accounting-js: 1,299.50 1299.5; 1299.50元/2件 1299.502; 满1000减100 1000100; 18mm×2440 182440; 1.2万 1.2; １，２９９ 0; －5 5; (100) -100; （100） 100; 3,000-5,000 -30005000; 2026-1-5 202615
T
