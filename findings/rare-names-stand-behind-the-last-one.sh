#!/bin/sh
# Customers whose names begin with 陈, asked for in ordered stores of npm as their manuals have it for what begins with a text: from 陈 to 陈 and the last sign, \uffff (\ufff0 in PouchDB's); one of them is 陈𬱖, with a rare character.
# Guess: all three in each.
# Seen: IndexedDB (fake-indexeddb), Dexie, PouchDB and memory-level with storeEncoding: 'utf8' find them; texts are in the order of JavaScript there, where a rare character is two numbers below \uffff. classic-level, memory-level as it comes, and lmdb order by bytes of UTF-8, where it stands behind \uffff:
# 陈𬱖 is not found. A sign beyond all, \u{10ffff}, finds it there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact classic-level@3.0.0 dexie@4.4.7 fake-indexeddb@6.2.8 lmdb@3.5.6 memory-level@3.1.0 pouchdb-adapter-memory@9.0.0 pouchdb-core@9.0.0
cat > run.cjs <<'J'
require('fake-indexeddb/auto');
const { ClassicLevel } = require('classic-level');
const Dexie = require('dexie');
const { open } = require('lmdb');
const { MemoryLevel } = require('memory-level');
const PouchDB = require('pouchdb-core').plugin(require('pouchdb-adapter-memory'));

const names = ['陈伟', '陈𬱖', '陈静', '张三'];
const show = (store, last, found) => console.log(`${store}, to U+${last.codePointAt(0).toString(16)}: ${[...found].sort().join(' ')}`);
const range = async (store, level, last) => {
  await level.batch(names.map((key) => ({ type: 'put', key, value: '1' })));
  show(store, last, await level.keys({ gte: '陈', lte: `陈${last}` }).all());
};
(async () => {
  const classic = new ClassicLevel('./classic');
  await range('classic-level', classic, '\uffff');
  await range('classic-level', classic, '\u{10ffff}');
  await classic.close();
  await range('memory-level', new MemoryLevel(), '\uffff');
  await range('memory-level in utf8', new MemoryLevel({ storeEncoding: 'utf8' }), '\uffff');
  const lmdb = open({ path: './lmdb' });
  for (const name of names) await lmdb.put(name, 1);
  show('lmdb', '\uffff', lmdb.getKeys({ start: '陈', end: '陈\uffff' }));
  await lmdb.close();
  const pouch = new PouchDB('names', { adapter: 'memory' });
  await pouch.bulkDocs(names.map((_id) => ({ _id })));
  show('PouchDB in memory', '\ufff0', (await pouch.allDocs({ startkey: '陈', endkey: '陈\ufff0' })).rows.map((row) => row.id));
  const dexie = new Dexie('names');
  dexie.version(1).stores({ customers: 'name' });
  await dexie.customers.bulkPut(names.map((name) => ({ name })));
  show('Dexie on fake-indexeddb', '\uffff', (await dexie.customers.where('name').between('陈', '陈\uffff').toArray()).map((row) => row.name));
})();
J
node run.cjs | tee seen
diff seen - <<'T'
classic-level, to U+ffff: 陈伟 陈静
classic-level, to U+10ffff: 陈伟 陈静 陈𬱖
memory-level, to U+ffff: 陈伟 陈静
memory-level in utf8, to U+ffff: 陈伟 陈静 陈𬱖
lmdb, to U+ffff: 陈伟 陈静
PouchDB in memory, to U+fff0: 陈伟 陈静 陈𬱖
Dexie on fake-indexeddb, to U+ffff: 陈伟 陈静 陈𬱖
T
