#!/bin/sh
# Sums and prices asked of pg-mem, which stands for PostgreSQL in tests, and of PGlite, which is PostgreSQL itself in WebAssembly.
# Guess: where pg-mem answers at all, it answers as PostgreSQL; what it does not know, it refuses, as it does with most functions.
# Seen (pg-mem 3.0.14, @electric-sql/pglite 0.5.17): numeric is floating point: 0.1 + 0.2 is 0.30000000000000004, numeric(10,2) rounds nothing. the text 1,299 is 1 where PostgreSQL raises an error; division by nought is null; 89.50 of a JSON text loses its nought.
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
  const one = async (ask) => {
    try {
      return JSON.stringify(Object.values((await ask())[0])[0]);
    } catch (error) {
      return error.message.split('\n')[0];
    }
  };
  for (const query of ['0.1 + 0.2', '2.675::numeric(10,2)', "'1,299'::numeric", '1/0', '10/4', "('{\"价\":89.50}'::jsonb)->>'价'"]) {
    console.log(`${query}: pg-mem ${await one(() => memory.many(`select ${query} as x`))}, PostgreSQL ${await one(async () => (await postgres.query(`select ${query} as x`)).rows)}`);
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
0.1 + 0.2: pg-mem 0.30000000000000004, PostgreSQL "0.3"
2.675::numeric(10,2): pg-mem 2.675, PostgreSQL "2.68"
'1,299'::numeric: pg-mem 1, PostgreSQL invalid input syntax for type numeric: "1,299"
1/0: pg-mem null, PostgreSQL division by zero
10/4: pg-mem 2, PostgreSQL 2
('{"价":89.50}'::jsonb)->>'价': pg-mem "89.5", PostgreSQL "89.50"
T
