// Shared by the benchmarks of large stores: a store of each engine, filled by SQL, with a server.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { build } from '../support/build.mjs';
import { stopAll } from '../support/run.mjs';
import { serve } from '../support/serve.mjs';
import { startPostgres } from '../support/testStores.mjs';

/**
 * What the command was given: how many rows; the engines, both unless one is named; a folder where the stores stay for the
 * next run, beside a PostgreSQL that stays as well (TEST_DATABASE_URL).
 */
const [rows = '1000000', engines = 'embedded,postgres', kept] = process.argv.slice(2);
export const count = Number(rows);

export const quoted = (names) => names.map((name) => `"${name}"`).join(', ');

/** The numbers from 0 on, as `i`. */
const numbersTo = (engine) =>
  engine === 'embedded'
    ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`
    : `generate_series(0::bigint, ${count - 1}) as n(i)`;

/** Inserts rows whose values are expressions of `i`. */
export const insertion = (engine, table, values) =>
  `insert into "${table}" (${quoted(Object.keys(values))})
   select ${Object.values(values).join(', ')} from ${numbersTo(engine)}`;

/** Expressions of numbers and of times in ms, as each engine has them. */
export const expressions = {
  embedded: {
    text: (number) => `(${number})`,
    hex: (number, length) => `printf('%0${length}x', ${number})`,
    time: (at) => `datetime(${at} / 1000, 'unixepoch')`,
  },
  postgres: {
    text: (number) => `(${number})::text`,
    hex: (number, length) => `lpad(to_hex((${number})::bigint), ${length}, '0')`,
    time: (at) => `to_char(to_timestamp(${at} / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
  },
};

async function openStore(engine, { folder, url }) {
  if (engine === 'embedded') {
    const database = new Libsql(path.join(folder, 'portal.db'), { timeout: 5000 });
    return {
      run: async (sql) => database.exec(sql),
      /** The only row of a result. */
      row: async (sql) => database.prepare(sql).get(),
      close: async () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    row: async (sql) => (await client.query(sql)).rows[0],
    close: () => client.end(),
  };
}

export const ms = (value) => `${value.toFixed(1)} ms`;

/** @returns a function that prints a line of a table with this first column width */
export const printer =
  (width) =>
  (...cells) =>
    process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index ? 12 : width)).join('')}\n`);

/** The given quantile. */
export const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];

/** Asks an address of the API. @returns how long it took, ms, and the response */
export async function timed(url) {
  const began = performance.now();
  const answer = await fetch(url);
  const body = await answer.json();
  if (answer.status !== 200 || body.code !== 0) throw new Error(`${url}: ${answer.status} ${body.msg}`);
  return { took: performance.now() - began, body };
}

async function measure(engine, place, what, { load, run }) {
  const env = { DATA_DIR: place.folder, NODE_ENV: 'production', ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const starting = await serve('dist/server/main.js', env, '/healthz');
  starting.child.kill('SIGTERM');
  await starting.ended;
  const store = await openStore(engine, place);
  const mark = path.join(place.folder, `${what}, loaded`);
  if (!fs.existsSync(mark)) {
    const began = performance.now();
    await load(engine, store);
    await store.run(engine === 'embedded' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze');
    process.stdout.write(`${engine}: ${what}, loaded in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
    fs.writeFileSync(mark, '');
  } else process.stdout.write(`${engine}: ${what}, loaded before\n`);
  const { url: base } = await serve('dist/server/main.js', env, '/healthz');
  await run(base, store);
  await store.close();
}

/**
 * Fills a store of each engine, and times its calls.
 * @param what is in the stores
 * @param work `load` fills a store, `run` measures a server on it
 */
export async function benchStores(what, work) {
  const folder = kept ? path.resolve(kept) : fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
  try {
    await build('server');
    const chosen = engines.split(',');
    if (chosen.includes('embedded')) await measure('embedded', { folder: path.join(folder, 'embedded') }, what, work);
    if (chosen.includes('postgres')) {
      const url = process.env.TEST_DATABASE_URL || (await startPostgres());
      if (url) await measure('postgres', { folder: path.join(folder, 'postgres'), url }, what, work);
      else process.stdout.write('PostgreSQL is not on this machine\n');
    }
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    stopAll();
    if (!kept) process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  }
}
