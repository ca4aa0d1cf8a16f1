#!/bin/sh
# A price that is not known (NaN, a sum with a part missing), one divided by no pieces (Infinity), shown in Chinese by Angular's formatCurrency, formatNumber and formatPercent, and by Intl.NumberFormat of Node.js 20.
# Guess: NaN as Intl shows it, or an error, and ∞ for the second alone.
# Seen (@angular/common 18.2.14): ¥∞ for both, ∞ as a number and ∞% as a share: a price nobody knows is shown as endless. A loss of a tenth of a cent is 0.00, without the minus that Intl keeps.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @angular/common@18.2.14 @angular/core@18.2.14 @angular/compiler@18.2.14 rxjs@7.8.1 tslib@2.8.1
cat > run.mjs <<'J'
import '@angular/compiler';
import { formatCurrency, formatNumber, formatPercent, registerLocaleData } from '@angular/common';
import zh from '@angular/common/locales/zh';

registerLocaleData(zh, 'zh');
const intl = (amount, options) => new Intl.NumberFormat('zh', options).format(amount);
for (const amount of [1299.5, NaN, Infinity, -Infinity, -0.001])
  console.log(`${amount}: Angular ${formatCurrency(amount, 'zh', '¥', 'CNY')} ${formatNumber(amount, 'zh')} ${formatPercent(amount, 'zh')}; Intl ${intl(amount, { style: 'currency', currency: 'CNY' })} ${intl(amount)} ${intl(amount, { style: 'percent' })}`);
J
node run.mjs | tee seen
diff seen - <<'T'
1299.5: Angular ¥1,299.50 1,299.5 129,950%; Intl ¥1,299.50 1,299.5 129,950%
NaN: Angular ¥∞ ∞ ∞%; Intl ¥NaN NaN NaN%
Infinity: Angular ¥∞ ∞ ∞%; Intl ¥∞ ∞ ∞%
-Infinity: Angular -¥∞ -∞ -∞%; Intl -¥∞ -∞ -∞%
-0.001: Angular ¥0.00 -0.001 0%; Intl -¥0.00 -0.001 -0%
T
