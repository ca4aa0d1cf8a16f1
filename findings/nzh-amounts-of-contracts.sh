#!/bin/sh
# nzh, writing amounts of money in the capitals of contracts (大写金额).
# Guess: it rounds to 分 as any calculation of money does, 1.999 to 贰元整, and 12, 12.00 and the text "12.00" are the same: 壹拾贰元整.
# Seen with nzh 1.0.14: it cuts the third digit off, 1.999 is 壹元玖角玖分, and what a database gives as text lacks the 整 that nobody can
# write behind: "12.00" is 壹拾贰元. An amount with a separator ("1,234.5") comes back in digits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact nzh@1.0.14 >/dev/null 2>&1
node -e "const { cn } = require('nzh');
for (const amount of [12, '12.00', 1.999, 12.345, '1,234.5']) console.log(amount, cn.toMoney(amount, { outSymbol: false }));" | tee seen
diff seen - <<'T'
12 壹拾贰元整
12.00 壹拾贰元
1.999 壹元玖角玖分
12.345 壹拾贰元叁角肆分
1,234.5 1,234.5
T
