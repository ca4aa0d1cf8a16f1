#!/bin/sh
# Questions about missing values and names with a percent sign asked of pg-mem, which stands for PostgreSQL in tests, and of PGlite, which is PostgreSQL itself.
# Guess: where pg-mem answers at all, it answers as PostgreSQL.
# Seen (pg-mem 3.0.14, @electric-sql/pglite 0.5.17): a sum with a filter is the sum without it; the greatest of 1, null and 3 is null (3); goods not in a list with a null in it are found (none are); a name with 5% is not found by like with the sign escaped (\%). All without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @electric-sql/pglite@0.5.17 pg-mem@3.0.14
cat > run.cjs <<'J'
(async () => {
  const { newDb } = require('pg-mem');
  const { PGlite } = await import('@electric-sql/pglite');
  const memory = newDb().public;
  const postgres = await PGlite.create();
  const make = "create table goods (name text, price int); insert into goods values ('衣柜', 100), ('含5%胶板', 20), ('含5厘胶板', null)";
  memory.none(make);
  await postgres.exec(make);
  const all = async (ask) => {
    try {
      return JSON.stringify((await ask()).map((row) => Object.values(row)));
    } catch (error) {
      return error.message.split('\n')[0];
    }
  };
  for (const query of [
    'select cast(sum(price) filter (where price > 50) as int) from goods',
    'select greatest(1, null, 3)',
    'select name from goods where price not in (100, null)',
    "select name from goods where name like '%5\\%胶%'",
    "select name from goods where name like '%5_胶%'",
    'select count(price)::int from goods',
    'select name from goods order by price desc',
  ]) {
    console.log(`${query}: pg-mem ${await all(() => memory.many(query))}, PostgreSQL ${await all(async () => (await postgres.query(query)).rows)}`);
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
select cast(sum(price) filter (where price > 50) as int) from goods: pg-mem [[120]], PostgreSQL [[100]]
select greatest(1, null, 3): pg-mem [[null]], PostgreSQL [[3]]
select name from goods where price not in (100, null): pg-mem [["含5%胶板"],["含5厘胶板"]], PostgreSQL []
select name from goods where name like '%5\%胶%': pg-mem [], PostgreSQL [["含5%胶板"]]
select name from goods where name like '%5_胶%': pg-mem [["含5%胶板"],["含5厘胶板"]], PostgreSQL [["含5%胶板"],["含5厘胶板"]]
select count(price)::int from goods: pg-mem [[2]], PostgreSQL [[2]]
select name from goods order by price desc: pg-mem [["含5厘胶板"],["衣柜"],["含5%胶板"]], PostgreSQL [["含5厘胶板"],["衣柜"],["含5%胶板"]]
T
