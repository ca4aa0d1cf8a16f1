#!/bin/sh
# A short notice cut into sentences, as summaries and readers aloud need it: two sentences of Chinese, a quotation with its full stop inside, and an address of a page between.
# Guess: 。 ends a sentence, the quotation keeps its closing mark, and the address stays whole, as Intl.Segmenter has it.
# Seen: Intl.Segmenter of Node.js and cldr-segmentation 2.2.1 do so. sentence-splitter 5.0.1, by its makers also for Japanese, begins the next sentence with the closing mark. sbd 1.0.19, made for English, knows no 。 and cuts the address at its point, which is in neither piece.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cldr-segmentation@2.2.1 sbd@1.0.19 sentence-splitter@5.0.1
cat > cut.cjs <<'J'
const { sentenceSplit } = require('cldr-segmentation');
const sbd = require('sbd');
const { split } = require('sentence-splitter');

const libraries = {
  'Intl.Segmenter': (text) => [...new Intl.Segmenter('zh', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment),
  'cldr-segmentation': (text) => sentenceSplit(text),
  'sentence-splitter': (text) => split(text).filter(({ type }) => type === 'Sentence').map(({ raw }) => raw),
  sbd: (text) => sbd.sentences(text),
};
for (const text of ['共5块。3块已到。', '他说：“先付款。”然后走了。', '请看 http://portal.example/a.html。谢谢']) for (const [name, cut] of Object.entries(libraries)) console.log(`${name}: ${cut(text).join(' | ')}`);
J
node cut.cjs | tee seen
diff seen - <<'T'
Intl.Segmenter: 共5块。 | 3块已到。
cldr-segmentation: 共5块。 | 3块已到。
sentence-splitter: 共5块。 | 3块已到。
sbd: 共5块。3块已到。
Intl.Segmenter: 他说：“先付款。” | 然后走了。
cldr-segmentation: 他说：“先付款。” | 然后走了。
sentence-splitter: 他说：“先付款。 | ”然后走了。
sbd: 他说：“先付款。”然后走了。
Intl.Segmenter: 请看 http://portal.example/a.html。 | 谢谢
cldr-segmentation: 请看 http://portal.example/a.html。 | 谢谢
sentence-splitter: 请看 http://portal.example/a.html。 | 谢谢
sbd: 请看 http://portal | example/a.html。谢谢
T
