#!/bin/sh
# A word marked in a line of an order, 门板 in 采购门板和侧板, by the positions that libraries of npm give, and in the same line behind a customer's name with a rare character, 陈𬱖.
# Guess: the part of the text from the word's start to its end is the word, in both, as JavaScript counts positions.
# Seen: pinyin-match 1.2.10 and pinyin-pro 3.29.4 give such positions. jieba-wasm 2.4.0 counts characters, as Rust does, and not JavaScript's units: behind the name each position is one too low, and 购门 is marked.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jieba-wasm@2.4.0 pinyin-match@1.2.10 pinyin-pro@3.29.4
cat > mark.mjs <<'J'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { tokenize } = require('jieba-wasm');
const pinyinMatch = require('pinyin-match');
const { match } = require('pinyin-pro');

const libraries = {
  'pinyin-match': (text) => {
    const [start, end] = (pinyinMatch.default ?? pinyinMatch).match(text, 'menban');
    return text.slice(start, end + 1);
  },
  'pinyin-pro': (text) => match(text, 'menban').map((place) => text[place]).join(''),
  'jieba-wasm': (text) => {
    const { start, end } = tokenize(text, 'default', true).find(({ word }) => word === '门板');
    return text.slice(start, end);
  },
};
for (const text of ['采购门板和侧板', '陈𬱖采购门板和侧板']) for (const [name, marked] of Object.entries(libraries)) console.log(`${text}, ${name}: ${marked(text)}`);
J
node mark.mjs | tee seen
diff seen - <<'T'
采购门板和侧板, pinyin-match: 门板
采购门板和侧板, pinyin-pro: 门板
采购门板和侧板, jieba-wasm: 门板
陈𬱖采购门板和侧板, pinyin-match: 门板
陈𬱖采购门板和侧板, pinyin-pro: 门板
陈𬱖采购门板和侧板, jieba-wasm: 购门
T
