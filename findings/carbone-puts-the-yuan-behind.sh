#!/bin/sh
# A quotation by Carbone, which fills templates of offices, with its own words for amounts and days (formatC, formatD), in its locale for China.
# Guess: ¥1,299.50, as Intl has it for zh-CN and as its own locale for the United States writes an amount in yuan; -¥3.00 for a discount.
# Seen (carbone 3.8.2): the sign stands behind, as in French: 1,299.50 ¥ for zh-cn, zh and zh-CN; it is in front for en-us. Days are right: 2026年1月5日.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact carbone@3.8.2
echo '{d.price:formatC} {d.discount:formatC} {d.day:formatD(LL)}' > a.html
cat > fill.cjs <<'J'
const { promisify } = require('node:util');
const carbone = require('carbone');

const data = { price: 1299.5, discount: -3, day: '2026-01-05T09:30:00+08:00' };
(async () => {
  for (const lang of ['zh-cn', 'zh', 'zh-CN', 'en-us']) {
    const filled = await promisify(carbone.render)('a.html', data, { lang, timezone: 'Asia/Shanghai', currencySource: 'CNY', currencyTarget: 'CNY' });
    console.log(`${lang}: ${String(filled).trim()}`);
  }
  const { format } = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
  console.log(`Intl: ${format(data.price)} ${format(data.discount)}`);
  process.exit();
})();
J
node fill.cjs | tee seen
diff seen - <<'T'
zh-cn: 1,299.50 ¥ -3.00 ¥ 2026年1月5日
zh: 1,299.50 ¥ -3.00 ¥ 2026年1月5日
zh-CN: 1,299.50 ¥ -3.00 ¥ 2026年1月5日
en-us: ¥1,299.50 ¥-3.00 January 5, 2026
Intl: ¥1,299.50 -¥3.00
T
