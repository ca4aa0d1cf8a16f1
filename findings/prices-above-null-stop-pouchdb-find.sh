#!/bin/sh
# Parts with a price, without one, and with null, asked for in PouchDB by selectors of Mango as CouchDB has them: above null, not null, from null on, that exist; with an index of the prices and without.
# Guess: the priced ones for the first two, and those with the field for the others; the same with the index.
# Seen (pouchdb-find 9.0.0, memory): without an index it does so, but not null raises an error, Cannot convert undefined or null to object. With one both raise it, and from null on gives the part that has no price at all.
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

(async () => {
  const parts = new PouchDB('parts', { adapter: 'memory' });
  await parts.bulkDocs([{ _id: 'door', price: 25 }, { _id: 'gift', price: null }, { _id: 'plan' }]);
  for (const indexed of [false, true]) {
    if (indexed) await parts.createIndex({ index: { fields: ['price'] } });
    for (const price of [{ $gt: null }, { $ne: null }, { $gte: null }, { $exists: true }, { $gt: 20 }]) {
      let found;
      try {
        found = (await parts.find({ selector: { price } })).docs.map(({ _id }) => _id).join(' ');
      } catch (error) {
        found = error.message;
      }
      console.log(`${indexed ? 'index' : 'no index'}, ${JSON.stringify(price)}: ${found}`);
    }
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
no index, {"$gt":null}: door
no index, {"$ne":null}: Cannot convert undefined or null to object
no index, {"$gte":null}: door gift
no index, {"$exists":true}: door gift
no index, {"$gt":20}: door
index, {"$gt":null}: Cannot convert undefined or null to object
index, {"$ne":null}: Cannot convert undefined or null to object
index, {"$gte":null}: gift plan door
index, {"$exists":true}: gift door
index, {"$gt":20}: door
T
