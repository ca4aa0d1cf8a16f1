#!/bin/sh
# Rules of a desk's filter, the name contains 2.5mm, (E0), A+B or 5%板, made by react-querybuilder into queries of MongoDB, SQL, JsonLogic and JSONata, and run by libraries that run those.
# Guess: each finds the names that contain what was typed, and no others.
# Seen (react-querybuilder 8.24.1): JsonLogic and JSONata do. For MongoDB what was typed is a regular expression as it stands: (E0) finds each name with E0, A+B finds AAB柜 and not A+B柜, 2.5mm finds 215mm. In SQL the sign % stands for anything, and 50厚板 contains 5%板.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-logic-js@2.0.5 jsonata@2.2.2 mingo@7.2.7 react@19.3.1 react-querybuilder@8.24.1 sql.js@1.17.0
cat > find.cjs <<'J'
const jsonLogic = require('json-logic-js');
const jsonata = require('jsonata');
const { Query } = require('mingo');
const { formatQuery } = require('react-querybuilder');
const initSqlJs = require('sql.js');

const names = ['2.5mm板', '215mm板', '板(E0)', '板E0', 'A+B柜', 'AAB柜', '5%板', '50厚板'];
(async () => {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run('CREATE TABLE parts (name text)');
  for (const name of names) database.run('INSERT INTO parts VALUES (?)', [name]);
  for (const value of ['2.5mm', '(E0)', 'A+B', '5%板']) {
    const query = (format) => formatQuery({ combinator: 'and', rules: [{ field: 'name', operator: 'contains', value }] }, format);
    const found = {
      MongoDB: names.filter((name) => new Query(query('mongodb_query')).test({ name })),
      SQL: (database.exec(`SELECT name FROM parts WHERE ${query('sql')}`)[0]?.values ?? []).flat(),
      JsonLogic: names.filter((name) => jsonLogic.apply(query('jsonlogic'), { name })),
      JSONata: [],
    };
    for (const name of names) if (await jsonata(query('jsonata')).evaluate({ name })) found.JSONata.push(name);
    for (const [format, list] of Object.entries(found)) console.log(`contains ${value}, ${format}: ${list.join(', ') || 'nothing'}`);
  }
})();
J
node find.cjs | tee seen
diff seen - <<'T'
contains 2.5mm, MongoDB: 2.5mm板, 215mm板
contains 2.5mm, SQL: 2.5mm板
contains 2.5mm, JsonLogic: 2.5mm板
contains 2.5mm, JSONata: 2.5mm板
contains (E0), MongoDB: 板(E0), 板E0
contains (E0), SQL: 板(E0)
contains (E0), JsonLogic: 板(E0)
contains (E0), JSONata: 板(E0)
contains A+B, MongoDB: AAB柜
contains A+B, SQL: A+B柜
contains A+B, JsonLogic: A+B柜
contains A+B, JSONata: A+B柜
contains 5%板, MongoDB: 5%板
contains 5%板, SQL: 2.5mm板, 215mm板, 5%板, 50厚板
contains 5%板, JsonLogic: 5%板
contains 5%板, JSONata: 5%板
T
