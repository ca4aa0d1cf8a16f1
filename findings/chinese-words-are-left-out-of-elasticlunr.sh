#!/bin/sh
# Parts of a catalogue with Chinese names, found by libraries of npm that search in the browser: a whole name, its measures, an English one.
# Guess: names written apart by blanks are found as whole words, as English ones are.
# Seen: fuse.js 7.5.0 finds all, and by parts. elasticlunr 0.9.5 and itemsjs 2.4.4 find no word in Chinese, not even alone in its field, but 128 of 128孔距, whose hanzi they cut off at both ends, so that 拉手 leaves nothing to find.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact elasticlunr@0.9.5 itemsjs@2.4.4 fuse.js@7.5.0
cat > run.mjs <<'J'
import elasticlunr from 'elasticlunr';
import Fuse from 'fuse.js';
import itemsjs from 'itemsjs';

const parts = ['拉手 128孔距', '侧板', 'Oak door 18mm', '门板 E1级'].map((name, id) => ({ id, name }));
const fuse = new Fuse(parts, { keys: ['name'], threshold: 0.2, ignoreLocation: true });
const index = elasticlunr(function setUp() {
  this.setRef('id');
  this.addField('name');
});
for (const part of parts) index.addDoc(part);
const items = itemsjs(parts, { searchableFields: ['name'] });
for (const words of ['拉手', '128孔距', '128', '侧板', 'door', 'E1级', 'E1'])
  console.log(`${words} | fuse.js: ${fuse.search(words).map(({ item }) => item.name).join(', ') || 'none'}; elasticlunr: ${index.search(words).map(({ ref }) => parts[ref].name).join(', ') || 'none'}; itemsjs: ${items.search({ query: words }).data.items.map(({ name }) => name).join(', ') || 'none'}`);
J
node run.mjs | tee seen
diff seen - <<'T'
拉手 | fuse.js: 拉手 128孔距; elasticlunr: none; itemsjs: none
128孔距 | fuse.js: 拉手 128孔距; elasticlunr: 拉手 128孔距; itemsjs: 拉手 128孔距
128 | fuse.js: 拉手 128孔距; elasticlunr: 拉手 128孔距; itemsjs: 拉手 128孔距
侧板 | fuse.js: 侧板; elasticlunr: none; itemsjs: none
door | fuse.js: Oak door 18mm; elasticlunr: Oak door 18mm; itemsjs: Oak door 18mm
E1级 | fuse.js: 门板 E1级; elasticlunr: 门板 E1级; itemsjs: 门板 E1级
E1 | fuse.js: 门板 E1级; elasticlunr: 门板 E1级; itemsjs: 门板 E1级
T
