#!/bin/sh
# Ranges from minus to plus, temperatures of a warehouse and what a board may be off, written in Chinese by Intl.NumberFormat of Node.js 20 and by the one of formatjs (@formatjs/intl-numberformat), both with the data of CLDR.
# Guess: the same: -5 - 5, with blanks, as CLDR asks for them where a sign would meet the dash.
# Seen (intl-numberformat 9.4.3): -5-5 for numbers and units, which reads as a sum of minus ten; per cents, amounts and ranges below nought have the blanks.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formatjs/intl-numberformat@9.4.3
cat > run.cjs <<'J'
const Native = Intl.NumberFormat;
require('@formatjs/intl-numberformat/polyfill-force.js');
require('@formatjs/intl-numberformat/locale-data/zh.js');
const Polyfill = Intl.NumberFormat;

for (const [from, to, options] of [[600, 900, {}], [-5, 5, {}], [-5, -1, {}], [-5, 5, { style: 'unit', unit: 'celsius' }], [-0.5, 0.5, { style: 'unit', unit: 'millimeter' }], [-5, 5, { style: 'percent' }], [1299.5, 1899, { style: 'currency', currency: 'CNY' }], [-100, 100, { style: 'currency', currency: 'CNY' }]])
  console.log(`${from} to ${to} ${JSON.stringify(options)}: Node.js ${new Native('zh', options).formatRange(from, to)}; formatjs ${new Polyfill('zh', options).formatRange(from, to)}`);
J
node run.cjs | tee seen
diff seen - <<'T'
600 to 900 {}: Node.js 600-900; formatjs 600-900
-5 to 5 {}: Node.js -5 - 5; formatjs -5-5
-5 to -1 {}: Node.js -5 - -1; formatjs -5 - -1
-5 to 5 {"style":"unit","unit":"celsius"}: Node.js -5 - 5°C; formatjs -5-5°C
-0.5 to 0.5 {"style":"unit","unit":"millimeter"}: Node.js -0.5 - 0.5毫米; formatjs -0.5-0.5毫米
-5 to 5 {"style":"percent"}: Node.js -500% - 500%; formatjs -500% - 500%
1299.5 to 1899 {"style":"currency","currency":"CNY"}: Node.js ¥1,299.50 - ¥1,899.00; formatjs ¥1,299.50 - ¥1,899.00
-100 to 100 {"style":"currency","currency":"CNY"}: Node.js -¥100.00 - ¥100.00; formatjs -¥100.00 - ¥100.00
T
