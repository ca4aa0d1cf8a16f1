#!/bin/sh
# A paragraph of a contract, counted by libraries that say how many words a text has, for the time to read it or for what its translation costs; those that name Chinese (CJK) in what they support.
# Guess: each character is a word, as Word counts it for Chinese (字数), and so are 18mm and 128.50: about 60.
# Seen: reading-time 1.5.0, word-count 0.3.1 and words-count 2.0.2 count 60, 61 and 65. wordcount 1.1.1, whose description has "Support for english, CJK and Cyrillic", counts 16: what stands between two marks is one word. So do
# word-counting 1.1.4 and html-word-count 2.0.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact html-word-count@2.0.0 reading-time@1.5.0 word-count@0.3.1 word-counting@1.1.4 wordcount@1.1.1 words-count@2.0.2
cat > count.cjs <<'J'
const text = '本企业按照标准供应门板、侧板和背板，规格为18mm×1220mm×2440mm，价格（含税）为每张128.50元。交货期为签约后15个工作日；逾期每日按合同总价的千分之三支付违约金。';
console.log(`characters and numbers: ${text.match(/\p{Script=Han}|[\w.]+/gu).length}`);
for (const name of ['reading-time', 'word-count', 'words-count', 'wordcount', 'word-counting', 'html-word-count']) {
  const library = require(name);
  const counted = (library.default ?? library)(text);
  console.log(`${name}: ${counted.words ?? counted.wordsCount ?? counted}`);
}
J
node count.cjs | tee seen
diff seen - <<'T'
characters and numbers: 62
reading-time: 60
word-count: 61
words-count: 65
wordcount: 16
word-counting: 16
html-word-count: 16
T
