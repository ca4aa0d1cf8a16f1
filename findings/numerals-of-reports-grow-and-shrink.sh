#!/bin/sh
# Amounts and terms as reports and contracts in China write them, 3万5千, 12亿3000万, 三至五天, read by libraries of npm for Chinese numerals.
# Guess: each is read as everybody reads it, or is no number (NaN); the form with figures before 万 is the usual one in print.
# Seen: chinese-numbers-converter 2.3.1 multiplies 亿 by 万 where both stand, 一亿零五万 is 1000000050000 and 12亿3000万 twelve million million; it drops what follows 万 in figures, 3万5000 is 30000, and makes 35 days of
# three to five, and of 三点五, 3.5. chinese-parseint2 2.0.6 stops after the figures, 3万5千 is 3 and 12亿3000万 is 12; its predecessor, chinese-parseint 1.2.1, reads both, but 两千六 as 2006 and 负五 as 5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact chinese-numbers-converter@2.3.1 chinese-parseint@1.2.1 chinese-parseint2@2.0.6
cat > read.cjs <<'J'
const plain = (module) => module.default ?? module;
const Converter = plain(require('chinese-numbers-converter'));
const libraries = {
  'chinese-numbers-converter': (text) => new Converter(text).toInteger(),
  'chinese-parseint2': plain(require('chinese-parseint2')),
  'chinese-parseint': plain(require('chinese-parseint')),
};
const texts = ['一百零五', '3万5千', '3万5000', '12亿3000万', '一亿零五万', '两千六', '三点五', '三至五天', '负五'];
for (const [name, read] of Object.entries(libraries)) console.log(`${name}: ${texts.map((text) => `${text} ${read(text)}`).join(', ')}`);
J
node read.cjs | tee seen
diff seen - <<'T'
chinese-numbers-converter: 一百零五 105, 3万5千 35000, 3万5000 30000, 12亿3000万 12000000000000, 一亿零五万 1000000050000, 两千六 2600, 三点五 35, 三至五天 35, 负五 5
chinese-parseint2: 一百零五 105, 3万5千 3, 3万5000 3, 12亿3000万 12, 一亿零五万 100050000, 两千六 2600, 三点五 NaN, 三至五天 NaN, 负五 -5
chinese-parseint: 一百零五 105, 3万5千 35000, 3万5000 35000, 12亿3000万 1230000000, 一亿零五万 100050000, 两千六 2006, 三点五 NaN, 三至五天 NaN, 负五 5
T
