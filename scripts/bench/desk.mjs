// What the benchmarks of the desk have in common: a store filled by plain statements, someone logged in, medians.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { build } from '../support/build.mjs';
import { stopAll } from '../support/run.mjs';
import { serve } from '../support/serve.mjs';
import { startPostgres } from '../support/testStores.mjs';

const repeats = 7;

export const quoted = (names) => names.map((name) => `"${name}"`).join(', ');

/** The numbers from 0 on, as `i`. */
export const numbersTo = (engine, count) =>
  engine === 'embedded'
    ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`
    : `generate_series(0::bigint, ${count - 1}) as n(i)`;

/** Inserts rows whose values are expressions of `i`. */
export const insertion = (engine, count, table, values) =>
  `insert into "${table}" (${quoted(Object.keys(values))})
   select ${Object.values(values).join(', ')} from ${numbersTo(engine, count)}`;

async function openStore(engine, { folder, url }) {
  if (engine === 'embedded') {
    const database = new Libsql(path.join(folder, 'portal.db'), { timeout: 5000 });
    const triggers = database
      .prepare(`select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'submission'`)
      .all();
    return {
      run: async (sql) => database.exec(sql),
      withoutTriggers: async (work) => {
        for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
        await work();
        for (const { sql } of triggers) database.exec(sql);
      },
      close: async () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    withoutTriggers: async (work) => {
      await client.query('alter table "submission" disable trigger user');
      await work();
      await client.query('alter table "submission" enable trigger user');
    },
    close: () => client.end(),
  };
}

/** Someone of the staff, logged in past every form. */
async function logIn(store) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  await store.run(`insert into "account" ("fdId", "username", "passwordHash", "isCust", "status", "createdAt", "demo", "role")
    values ('bench', 'bench', 'none', '0', '0', ${now}, '0', 'administrator')`);
  await store.run(`insert into "session" ("tokenHash", "accountId", "createdAt", "usedAt", "idleMs", "expiresAt")
    values ('${hash}', 'bench', ${now}, ${now}, 36000000, ${now + 36_000_000})`);
  return { authorization: `Bearer ${token}` };
}

export const ms = (value) => `${value.toFixed(1)} ms`;
export const print = (...cells) =>
  process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index ? 12 : 34)).join('')}\n`);
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** @returns makes one of the desk's calls several times: the median time, ms, and the last answer */
const timing = (base, headers) => async (call) => {
  const times = [];
  let body;
  for (let round = 0; round < repeats; round += 1) {
    const from = performance.now();
    const answer = await fetch(`${base}/api/desk/${call}`, { headers });
    body = await answer.json();
    if (answer.status !== 200 || body.code !== 0) throw new Error(`${call}: ${answer.status} ${body.msg}`);
    times.push(performance.now() - from);
  }
  return { took: median(times), body };
};

async function measure(engine, place, what, { load, run }) {
  const env = { DATA_DIR: place.folder, NODE_ENV: 'production', ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const starting = await serve('dist/server/main.js', env, '/healthz');
  starting.child.kill('SIGTERM');
  await starting.ended;
  const store = await openStore(engine, place);
  const began = performance.now();
  await load(engine, store);
  await store.run(engine === 'embedded' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze');
  const headers = await logIn(store);
  print(`${engine}: ${what}`, `loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const { url: base } = await serve('dist/server/main.js', env, '/healthz');
  await run(timing(base, headers));
  await store.close();
}

/** Fills a store of each engine, and measures the desk's calls on it. */
export async function benchDesk(engines, what, work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-desk-'));
  try {
    await build('server');
    if (engines.includes('embedded')) await measure('embedded', { folder: path.join(folder, 'embedded') }, what, work);
    const url = engines.includes('postgres') && (process.env.TEST_DATABASE_URL ?? (await startPostgres()));
    if (url) await measure('postgres', { folder: path.join(folder, 'postgres'), url }, what, work);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    stopAll();
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  }
}
