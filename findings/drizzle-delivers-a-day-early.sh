#!/bin/sh
# The day of a delivery, the 5th of January 2026, as a Date of a backend in China (new Date(2026, 0, 5), as date pickers give it), put into a column of the type date of PostgreSQL, and read again.
# Guess: it is the 5th in the database, as for pg, on which the others stand, Knex, Kysely and Sequelize (DATEONLY); a library that wants another form of a day says so.
# Seen (TZ=Asia/Shanghai): Drizzle 0.45.4 (mode "date") and postgres.js 3.4.9 write the day that it is in Greenwich, the 4th, without a word. pg 8.23.1, Knex 3.3.0, Kysely 0.28.19 and Sequelize 6.37.8 write the 5th.
set -eu
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
chmod 755 "$folder"
as "$bin/initdb --auth-local=trust --auth-host=reject -U portal -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
as "$bin/pg_ctl -w -D $folder/data -l $folder/log -o \"-k $folder -c listen_addresses=''\" start" >/dev/null
"$bin/postgres" --version
as "psql -X -h $folder -U portal -d postgres -qc 'create table orders (library text, day date)'"
mkdir "$folder/node"
cd "$folder/node"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact drizzle-orm@0.45.4 knex@3.3.0 kysely@0.28.19 pg@8.23.1 postgres@3.4.9 sequelize@6.37.8
cat > write.cjs <<'J'
const { drizzle } = require('drizzle-orm/node-postgres');
const { date, pgTable, text } = require('drizzle-orm/pg-core');
const knex = require('knex');
const { Kysely, PostgresDialect } = require('kysely');
const { Pool } = require('pg');
const postgres = require('postgres');
const { DataTypes, Sequelize } = require('sequelize');

const host = process.argv[2];
const pool = new Pool({ host, user: 'portal', database: 'postgres' });
const day = new Date(2026, 0, 5);
const columns = { library: text(), day: date({ mode: 'date' }) };
(async () => {
  await pool.query('insert into orders values ($1, $2)', ['pg', day]);
  await drizzle(pool).insert(pgTable('orders', columns)).values({ library: 'Drizzle', day });
  const queries = knex({ client: 'pg', connection: { host, user: 'portal', database: 'postgres' } });
  await queries('orders').insert({ library: 'Knex', day });
  await queries.destroy();
  await new Kysely({ dialect: new PostgresDialect({ pool }) }).insertInto('orders').values({ library: 'Kysely', day }).execute();
  const sql = postgres({ path: `${host}/.s.PGSQL.5432`, user: 'portal', database: 'postgres' });
  await sql`insert into orders ${sql({ library: 'postgres.js', day })}`;
  await sql.end();
  const sequelize = new Sequelize({ dialect: 'postgres', host, username: 'portal', database: 'postgres', logging: false });
  const orders = sequelize.define('orders', { library: { type: DataTypes.TEXT, primaryKey: true }, day: DataTypes.DATEONLY }, { timestamps: false });
  await orders.create({ library: 'Sequelize', day });
  await sequelize.close();
  const { rows } = await pool.query('select library, day::text from orders order by library collate "C"');
  for (const row of rows) console.log(`${row.library}: ${row.day}`);
  await pool.end();
})();
J
TZ=Asia/Shanghai node write.cjs "$folder" | tee "$folder/seen"
diff "$folder/seen" - <<'T'
Drizzle: 2026-01-04
Knex: 2026-01-05
Kysely: 2026-01-05
Sequelize: 2026-01-05
pg: 2026-01-05
postgres.js: 2026-01-04
T
