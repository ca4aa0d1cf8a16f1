#!/bin/sh
# A query with a named parameter in Chinese, where 名 = :名, and a row with such a column, as tables are in many a small system in China.
# Guess: a name of letters is a name, as for SQLite itself, which takes :名, and for PostgreSQL, whose columns may be called so; or the library says that it takes letters of English only.
# Seen: TypeORM 1.1.1 says something near to it ("only numbers, letters"), pg-promise 12.7.1 of a column only ("Invalid column syntax"). Knex 3.3.0, Sequelize 6.37.8, pg-promise, yesql 7.0.0 and named-placeholders 1.1.6,
# by which mysql2 has them, leave :名 in the text, so that the database finds a syntax error; with another parameter beside it that one alone is replaced.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s sqlite3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends sqlite3; } >/dev/null
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact knex@3.3.0 named-placeholders@1.1.6 pg@8.23.1 pg-promise@12.7.1 sequelize@6.37.8 typeorm@1.1.1 yesql@7.0.0
cat > ask.cjs <<'J'
const knex = require('knex')({ client: 'pg' });
const named = require('named-placeholders')();
const { as, helpers } = require('pg-promise')();
const { Sequelize } = require('sequelize');
const { DataSource } = require('typeorm');
const { pg: yesql } = require('yesql');

const values = { 名: '甲', n: 3 };
const show = async (name, ask) => console.log(`${name}: ${await Promise.resolve().then(ask).catch((error) => `error ${error.message.split('\n')[0]}`)}`);
(async () => {
  await show('Knex', () => knex.raw('名 = :名 and n = :n', values).toString());
  await show('pg-promise', () => as.format('名 = ${名} and n = ${n}', values));
  await show('pg-promise, row', () => helpers.insert({ 名: '甲' }, null, 'orders'));
  await show('yesql', () => JSON.stringify(yesql('名 = :名 and n = :n')(values)));
  await show('named-placeholders', () => JSON.stringify(named('名 = :名 and n = :n', values)));
  const sequelize = new Sequelize({ dialect: 'postgres', logging: false });
  sequelize.dialect.Query.prototype.run = async (sql) => [[sql]];
  sequelize.connectionManager.getConnection = async () => ({});
  sequelize.connectionManager.releaseConnection = async () => {};
  await show('Sequelize', async () => (await sequelize.query('名 = :名 and n = :n', { replacements: values })).flat(3)[0]);
  const source = new DataSource({ type: 'postgres' });
  await show('TypeORM', () => source.createQueryBuilder().select('*').from('orders', 'o').where('名 = :名', values).getQuery());
})();
J
{
  echo "SQLite: $(sqlite3 :memory: ".parameter init" ".parameter set :名 甲" "select :名")"
  node ask.cjs
} | tee seen
diff seen - <<'T'
SQLite: 甲
Knex: 名 = :名 and n = 3
pg-promise: 名 = ${名} and n = 3
pg-promise, row: error Invalid column syntax: "名".
yesql: {"text":"名 = :名 and n = $1","values":[3]}
named-placeholders: ["名 = :名 and n = ?",[3]]
Sequelize: 名 = :名 and n = 3
TypeORM: error QueryBuilder parameter keys may only contain numbers, letters, underscores, or periods.
T
