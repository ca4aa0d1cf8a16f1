#!/bin/sh
# A list of products with a field for searching, in the page itself: titles in Chinese and one with a model, searched for the whole title, its first word, and the model.
# Guess: the whole title is found by all, and the first word by those that find beginnings, as js-search does by default; where Chinese is not split into words, a title is one word.
# Seen: match-sorter 8.3.1, fuzzysort 4.0.2 and minisearch 7.2.0 find the title and its beginning. js-search 2.0.1 and lunr 2.3.9 find neither, not even the whole title: they drop every character that is no letter of Latin (js-search: or Cyrillic) before
# they look, so that of E0级18mm板 js-search has e0 and 18mm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fuzzysort@4.0.2 js-search@2.0.1 lunr@2.3.9 match-sorter@8.3.1 minisearch@7.2.0
cat > find.mjs <<'J'
import fuzzysort from 'fuzzysort';
import * as jsSearch from 'js-search';
import lunr from 'lunr';
import { matchSorter } from 'match-sorter';
import MiniSearch from 'minisearch';

const products = ['衣柜定制', '柜体五金', 'E0级18mm板'].map((title, id) => ({ id, title }));
const mini = new MiniSearch({ fields: ['title'] });
mini.addAll(products);
const search = new jsSearch.Search('id');
search.addIndex('title');
search.addDocuments(products);
const index = lunr(function build() {
  this.ref('id');
  this.field('title');
  for (const product of products) this.add(product);
});
const libraries = {
  'match-sorter': (text) => matchSorter(products, text, { keys: ['title'] }),
  fuzzysort: (text) => fuzzysort.go(text, products, { key: 'title' }),
  minisearch: (text) => mini.search(text, { prefix: true }),
  'js-search': (text) => search.search(text),
  lunr: (text) => index.search(text),
};
for (const [name, find] of Object.entries(libraries)) console.log(`${name}: ${['衣柜定制', '衣柜', 'E0'].map((text) => `${text} ${find(text).length}`).join(', ')}`);
J
node find.mjs | tee seen
diff seen - <<'T'
match-sorter: 衣柜定制 1, 衣柜 1, E0 1
fuzzysort: 衣柜定制 1, 衣柜 1, E0 1
minisearch: 衣柜定制 1, 衣柜 1, E0 1
js-search: 衣柜定制 0, 衣柜 0, E0 1
lunr: 衣柜定制 0, 衣柜 0, E0 0
T
