#!/bin/sh
# Amounts of orders shortened for a page in Chinese, and what people type read back, by the two libraries with a Chinese language that come from numeral.
# Guess: they count in 万 and 亿, as Intl does and everybody: 1.25万, 1200万, 2.5亿; and they read 1.2万 and 2亿.
# Seen (numeral 2.0.6 with chs, numbro 2.5.0 with zh-CN): they count by thousands, in words that nobody says: 12.5千, 12百万, 250百万. Numeral reads 1.2万 as 1.2 and 2亿 as 2,
# without a sign that anything was left out; numbro gives undefined. Both read 3百万.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact numeral@2.0.6 numbro@2.5.0 >/dev/null 2>&1
cat > shorten.cjs <<'J'
const numbro = require('numbro');
const numeral = require('numeral');
require('numeral/locales/chs');
numeral.locale('chs');
numbro.registerLanguage(require('numbro/languages/zh-CN'), true);
const compact = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 2 });
for (const amount of [12500, 12e6, 25e7]) {
  console.log(amount, compact.format(amount), numeral(amount).format('0[.]0a'), numbro(amount).format({ average: true, mantissa: 1, trimMantissa: true }));
}
for (const typed of ['1.2万', '2亿', '3百万']) console.log(typed, numeral(typed).value(), numbro.unformat(typed));
J
node shorten.cjs > seen
cat seen
cat > expected <<'T'
12500 1.25万 12.5千 12.5千
12000000 1200万 12百万 12百万
250000000 2.5亿 250百万 250百万
1.2万 1.2 undefined
2亿 2 undefined
3百万 3000000 3000000
T
cmp seen expected
