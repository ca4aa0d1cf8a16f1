#!/bin/sh
# Parts kept in PouchDB under their names, in the memory of a test and in LevelDB on a disk: all asked for (allDocs), from one on, backwards, and each by its name; and an empty search (find).
# Guess: all, as in browsers and CouchDB, whatever the names are.
# Seen (pouchdb 9.0.0, pouchdb-adapter-memory 9.0.0, pouchdb-find 9.0.0): allDocs leaves out each whose name begins above ÿ, though info counts them and each is found when it is asked for, alone or with a first and a last name; the find of all by _id leaves them out, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact pouchdb@9.0.0 pouchdb-adapter-memory@9.0.0 pouchdb-find@9.0.0
cat > run.cjs <<'J'
const PouchDB = require('pouchdb');
PouchDB.plugin(require('pouchdb-adapter-memory'));
PouchDB.plugin(require('pouchdb-find'));

const names = (found) => (found.rows ?? found.docs).map(({ id, _id }) => id ?? _id).join(' ') || 'none';
(async () => {
  for (const adapter of ['memory', 'leveldb']) {
    const parts = new PouchDB('parts', { adapter });
    await parts.bulkDocs(['door', 'éclair', 'ÿ', 'Ŝipo', '侧板', '门板'].map((_id) => ({ _id })));
    console.log(`${adapter}: ${(await parts.info()).doc_count} parts`);
    console.log(`  all ${names(await parts.allDocs())}; backwards ${names(await parts.allDocs({ descending: true }))}; from é ${names(await parts.allDocs({ startkey: 'é' }))}`);
    console.log(`  侧 to 侧\\ufff0 ${names(await parts.allDocs({ startkey: '侧', endkey: '侧\ufff0' }))}; by name ${names(await parts.allDocs({ keys: ['侧板', '门板'] }))}; found ${names(await parts.find({ selector: { _id: { $gt: null } } }))}`);
    await parts.close();
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
memory: 6 parts
  all door éclair ÿ; backwards ÿ éclair door; from é éclair ÿ
  侧 to 侧\ufff0 侧板; by name 侧板 门板; found door éclair ÿ
leveldb: 6 parts
  all door éclair ÿ; backwards ÿ éclair door; from é éclair ÿ
  侧 to 侧\ufff0 侧板; by name 侧板 门板; found door éclair ÿ
T
