#!/bin/sh
# Products asked for by OData, with prices whose half is above 10 (price div 2 gt 10), or with two added, by three libraries of one family of npm: for SQL, MongoDB and lists in memory.
# Guess: a condition on half the price (OData 4.01, URL conventions, 5.1.1.2, Arithmetic Operators), or an error.
# Seen: only odata-v4-inmemory 0.1.9 reckons. odata-v4-mongodb 0.1.12 drops the condition and gives {}, which finds every product; odata-v4-sql 0.1.2 writes " > ?" without what is compared. Neither raises an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact odata-v4-sql@0.1.2 odata-v4-mongodb@0.1.12 odata-v4-inmemory@0.1.9
cat > prices.cjs <<'J'
const memory = require('odata-v4-inmemory');
const mongodb = require('odata-v4-mongodb');
const sql = require('odata-v4-sql');
for (const filter of ['price gt 10', 'price div 2 gt 10', 'price add 2 gt 10']) {
  console.log(`${filter} | SQL: ${sql.createFilter(filter).where} | MongoDB: ${JSON.stringify(mongodb.createFilter(filter))} | memory: ${[5, 9, 15, 25].filter((price) => memory.createFilter(filter)({ price }))}`);
}
J
node prices.cjs | grep '|' | tee seen
diff seen - <<'T'
price gt 10 | SQL: [price] > ? | MongoDB: {"price":{"$gt":10}} | memory: 15,25
price div 2 gt 10 | SQL:  > ? | MongoDB: {} | memory: 25
price add 2 gt 10 | SQL:  > ? | MongoDB: {} | memory: 9,15,25
T
