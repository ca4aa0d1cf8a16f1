#!/bin/sh
# Turnovers and prices in short Chinese (万 and 亿) by globalize with the data of CLDR, and by Intl.NumberFormat of Node.js 20.
# Guess: the same, 1.2万 for 12345, for CLDR's short numbers keep two digits when there is but one before the point.
# Seen (globalize 1.7.1, CLDR 44): whole ones, 1万, so that 14,999 yuan and 10,000 are the same and 15,000 are 2万; from a thousand 万 on a comma comes in, 9,995万, that Intl leaves out. With places asked for (maximumFractionDigits) it gives them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact globalize@1.7.1 cldr-core@44.1.0 cldr-numbers-modern@44.1.0
cat > run.cjs <<'J'
const Globalize = require('globalize');
for (const name of ['cldr-core/supplemental/likelySubtags', 'cldr-core/supplemental/numberingSystems', 'cldr-core/supplemental/plurals', 'cldr-numbers-modern/main/zh/numbers']) Globalize.load(require(`${name}.json`));

const zh = new Globalize('zh');
for (const amount of [9999, 10000, 12345, 14999, 15000, 123456, 99950000, 123456789, 149999999])
  console.log(`${amount}: globalize ${zh.formatNumber(amount, { compact: 'short' })}, with a place ${zh.formatNumber(amount, { compact: 'short', maximumFractionDigits: 1 })}; Intl ${new Intl.NumberFormat('zh', { notation: 'compact' }).format(amount)}`);
J
node run.cjs | tee seen
diff seen - <<'T'
9999: globalize 9,999, with a place 9,999; Intl 9999
10000: globalize 1万, with a place 1万; Intl 1万
12345: globalize 1万, with a place 1.2万; Intl 1.2万
14999: globalize 1万, with a place 1.5万; Intl 1.5万
15000: globalize 2万, with a place 1.5万; Intl 1.5万
123456: globalize 12万, with a place 12.3万; Intl 12万
99950000: globalize 9,995万, with a place 9,995万; Intl 9995万
123456789: globalize 1亿, with a place 1.2亿; Intl 1.2亿
149999999: globalize 1亿, with a place 1.5亿; Intl 1.5亿
T
