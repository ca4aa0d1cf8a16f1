#!/bin/sh
# A company called O'Brien, asked for by OData (name eq 'O''Brien'), by three libraries of one family of npm: for SQL, MongoDB and lists in memory.
# Guess: found by all: two apostrophes in a text are one (OData 4.01, URL conventions, 5.1.1.14.1, Primitive Literals).
# Seen: odata-v4-sql 0.1.2 and odata-v4-mongodb 0.1.12 look for O'Brien. odata-v4-inmemory 0.1.9 takes both apostrophes out: it finds OBrien only.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact odata-v4-sql@0.1.2 odata-v4-mongodb@0.1.12 odata-v4-inmemory@0.1.9
cat > names.cjs <<'J'
const filter = "name eq 'O''Brien'";
console.log('SQL', [...require('odata-v4-sql').createFilter(filter).parameters.values()].join());
console.log('MongoDB', require('odata-v4-mongodb').createFilter(filter).name);
const found = require('odata-v4-inmemory').createFilter(filter);
for (const name of ["O'Brien", "O''Brien", 'OBrien']) console.log('memory', name, found({ name }) ? 'is found' : 'is not found');
J
node names.cjs | tee seen
diff seen - <<'T'
SQL O'Brien
MongoDB O'Brien
memory O'Brien is not found
memory O''Brien is not found
memory OBrien is found
T
