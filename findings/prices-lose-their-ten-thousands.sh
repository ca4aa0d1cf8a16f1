#!/bin/sh
# Amounts as they stand in Chinese lists, typed into forms or pasted: 1.2万 (12,000), a range, a loss in full-width brackets, a price in full-width figures; read by libraries of npm for money.
# Guess: what a library does not know it refuses (NaN, an error; currency.js has an option for that), as @internationalized/number does; brackets mean the same in either width.
# Seen: currency.js 2.0.4, with errorOnInvalid, too, takes 1.2万 for 1.2, full-width figures for 0, （100） for 100 and (100) for -100; a range is NaN, and no error. accounting 0.4.1 does the same, and reads the range as 3000.
# accounting-js 2.0.3 makes -30005000 of it, and 202615 of a day.
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

const texts = ['1,299.50', '1.2万', '１，２９９', '(100)', '（100）', '3,000-5,000', '2026-1-5'];
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
@internationalized/number: 1,299.50 1299.5; 1.2万 NaN; １，２９９ NaN; (100) NaN; （100） NaN; 3,000-5,000 NaN; 2026-1-5 NaN
currency.js: 1,299.50 1299.5; 1.2万 1.2; １，２９９ 0; (100) -100; （100） 100; 3,000-5,000 NaN; 2026-1-5 NaN
accounting: 1,299.50 1299.5; 1.2万 1.2; １，２９９ 0; (100) -100; （100） 100; 3,000-5,000 3000; 2026-1-5 2026
accounting-js: 1,299.50 1299.5; 1.2万 1.2; １，２９９ 0; (100) -100; （100） 100; 3,000-5,000 -30005000; 2026-1-5 202615
T
