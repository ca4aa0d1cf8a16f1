#!/bin/sh
# A query with Chinese names, SELECT 单价*数量 AS 金额 FROM 订单, as each of the databases takes it, read by libraries that understand SQL in the dialect of the database.
# Guess: all read it, as PostgreSQL, MySQL, SQLite and SQL Server take letters of any script in bare names.
# Seen: js-sql-parser 1.6.0, sql-formatter 15.9.0 and, for MySQL, PostgreSQL and SQL Server, node-sql-parser 5.4.0 do. node-sql-parser for SQLite, pgsql-ast-parser 12.0.2, sql-parser-cst 0.42.1 for SQLite and MySQL and sqlite-parser 1.0.1 raise errors at the first name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact js-sql-parser@1.6.0 node-sql-parser@5.4.0 pgsql-ast-parser@12.0.2 sql-formatter@15.9.0 sql-parser-cst@0.42.1 sqlite-parser@1.0.1
cat > read.cjs <<'J'
const sqlParser = require('js-sql-parser');
const { Parser } = require('node-sql-parser');
const pgsql = require('pgsql-ast-parser');
const { format } = require('sql-formatter');
const cst = require('sql-parser-cst');
const sqlite = require('sqlite-parser');

const readers = { 'js-sql-parser': (sql) => sqlParser.parse(sql), 'sqlite-parser': (sql) => sqlite(sql), 'pgsql-ast-parser': (sql) => pgsql.parse(sql) };
for (const language of ['mysql', 'postgresql', 'sqlite', 'tsql']) readers[`sql-formatter, ${language}`] = (sql) => format(sql, { language });
for (const database of ['mysql', 'postgresql', 'sqlite', 'transactsql']) readers[`node-sql-parser, ${database}`] = (sql) => new Parser().astify(sql, { database });
for (const dialect of ['mysql', 'postgresql', 'sqlite']) readers[`sql-parser-cst, ${dialect}`] = (sql) => cst.parse(sql, { dialect });
const tried = (read, sql) => {
  try {
    read(sql);
    return 'read';
  } catch {
    return 'error';
  }
};
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: in English ${tried(read, 'SELECT price*amount AS total FROM orders')}, in Chinese ${tried(read, 'SELECT 单价*数量 AS 金额 FROM 订单')}`);
J
node read.cjs | tee seen
diff seen - <<'T'
js-sql-parser: in English read, in Chinese read
sqlite-parser: in English read, in Chinese error
pgsql-ast-parser: in English read, in Chinese error
sql-formatter, mysql: in English read, in Chinese read
sql-formatter, postgresql: in English read, in Chinese read
sql-formatter, sqlite: in English read, in Chinese read
sql-formatter, tsql: in English read, in Chinese read
node-sql-parser, mysql: in English read, in Chinese read
node-sql-parser, postgresql: in English read, in Chinese read
node-sql-parser, sqlite: in English read, in Chinese error
node-sql-parser, transactsql: in English read, in Chinese read
sql-parser-cst, mysql: in English read, in Chinese read
sql-parser-cst, postgresql: in English read, in Chinese read
sql-parser-cst, sqlite: in English read, in Chinese error
T
