#!/bin/sh
# Words of Chinese titles by Intl.Segmenter of Node.js 20 and by the one of formatjs, which stands in where a browser has none (older Firefox), and names of fields of dates by its Intl.DisplayNames.
# Guess: a few words cut at other places, for dictionaries differ; the same names.
# Seen (@formatjs/intl-segmenter 12.2.15, intl-displaynames 7.3.15): each character is a word of its own, and said to be like one (isWordLike), so that counts of words are counts of characters; 上午/下午 is the code dayPeriod; narrow 香港 is the long name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formatjs/intl-segmenter@12.2.15 @formatjs/intl-displaynames@7.3.15
cat > run.cjs <<'J'
const { DisplayNames, Segmenter } = Intl;
require('@formatjs/intl-segmenter/polyfill-force.js');
require('@formatjs/intl-displaynames/polyfill-force.js');
require('@formatjs/intl-displaynames/locale-data/zh.js');

for (const [name, Words] of Object.entries({ 'Node.js': Segmenter, formatjs: Intl.Segmenter }))
  for (const title of ['家居定制', '白色门板600毫米']) {
    const words = [...new Words('zh', { granularity: 'word' }).segment(title)];
    console.log(`${name}: ${words.map(({ segment }) => segment).join('|')}, ${words.filter(({ isWordLike }) => isWordLike).length} words`);
  }
for (const [name, Names] of Object.entries({ 'Node.js': DisplayNames, formatjs: Intl.DisplayNames }))
  console.log(`${name}: ${['day', 'weekday', 'dayPeriod'].map((field) => new Names('zh', { type: 'dateTimeField' }).of(field)).join(', ')}; ${new Names('zh', { type: 'region', style: 'narrow' }).of('HK')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
Node.js: 家居|定制, 2 words
Node.js: 白色|门|板|600|毫米, 5 words
formatjs: 家|居|定|制, 4 words
formatjs: 白|色|门|板|600|毫|米, 7 words
Node.js: 日, 星期, 上午/下午; 香港
formatjs: 日, 星期, dayPeriod; 中国香港特别行政区
T
