// Times of the staff's inbox on both engines: `npm run bench:inbox -- 1000000` loads that many submissions.
import './support/requireInstall.mjs';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { build } from './support/build.mjs';
import { stopAll } from './support/run.mjs';
import { serve } from './support/serve.mjs';
import { startPostgres } from './support/testStores.mjs';

const count = Number(process.argv[2] ?? '1000000');
const engines = (process.argv[3] ?? 'embedded,postgres').split(',');
const repeats = 7;
const pageSize = 20;

/** Three years, up to now. */
const years = 3 * 365 * 86_400_000;
const step = Math.max(1, Math.floor(years / count));
const first = Date.now() - step * count;

const hex32 = {
  embedded: (number) => `printf('%032x', ${number})`,
  postgres: (number) => `lpad(to_hex((${number})::bigint), 32, '0')`,
};
const textOf = { embedded: (number) => `(${number})`, postgres: (number) => `(${number})::text` };

/** A third of each kind; twenty thousand companies, two thousand projects and apps, five thousand products. */
function rowsOf(engine) {
  const hex = hex32[engine];
  const text = textOf[engine];
  const kind = `case i % 3 when 0 then 'application' when 1 then 'intention' else 'entry' end`;
  const prefix = `case i % 3 when 0 then 'SB' when 1 then 'YX' else 'FB' end`;
  // What is old is decided, but for a few that were forgotten; handlers change with the years.
  const isOld = `(i < ${Math.floor(count * 0.97)} and i % 499 > 0)`;
  const state = `case when i % 3 = 2 then case when i % 40 = 2 then 'removed' when i % 50 = 2 then 'withdrawn' else 'published' end
    when ${isOld} then case when i % 7 = 0 then 'refused' when i % 11 = 0 then 'withdrawn' else 'granted' end
    when i % 5 = 0 then 'accepted' else 'submitted' end`;
  return {
    fdId: hex('i'),
    kind,
    number: `${prefix} || '-' || ${text('20230101 + (i / 1000)')} || '-' || ${text('10000 + i')}`,
    accountId: hex('i % 20000'),
    fdComId: hex('i % 20000'),
    fdComName: `'第' || ${text('(i * 7) % 20000')} || '家居有限公司'`,
    targetId: `case when i % 3 = 2 then ${hex('i')} else ${hex('5000000 + (i * 13) % 2000')} end`,
    title: `case when i % 3 = 2 then '板材型号' || ${text('i % 5000')} else '产线改造项目' || ${text('(i * 13) % 2000')} end`,
    state,
    createdAt: `${first} + i * ${step}`,
    changedAt: `${first} + i * ${step}`,
    handler: `case when ${isOld} then 'staff' || ${text(`(i % 4) + i / ${Math.ceil(count / 4)}`)} end`,
    attachments: '1',
    demo: "'0'",
  };
}

const quoted = (names) => names.map((name) => `"${name}"`).join(', ');
const day = `("createdAt" + 28800000) / 86400000`;
const refill = [
  'delete from "submissionCount"',
  'delete from "submissionName"',
  `insert into "submissionCount" (${quoted(['kind', 'state', 'handler', 'day', 'count'])})
   select "kind", "state", coalesce("handler", ''), ${day}, count(*) from "submission" group by 1, 2, 3, 4`,
  'insert into "submissionName" ("name") select "title" from "submission" union select "fdComName" from "submission"',
];

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

/** The rows are loaded at once, and counted afterwards as the store would have counted them one by one. */
async function load(engine, store) {
  const values = rowsOf(engine);
  const numbers =
    engine === 'embedded'
      ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`
      : `generate_series(0::bigint, ${count - 1}) as n(i)`;
  await store.run('delete from "submission"');
  await store.withoutTriggers(async () => {
    await store.run(
      `insert into "submission" (${quoted(Object.keys(values))}) select ${Object.values(values).join(', ')} from ${numbers}`,
    );
    for (const sql of refill) await store.run(sql);
  });
  await store.run(engine === 'embedded' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze');
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

const target = (5_000_000 + 13).toString(16).padStart(32, '0');
const lists = [
  ['all', ''],
  ['kind', 'kind=application'],
  ['state', 'state=granted'],
  ['kind and state', 'kind=intention&state=refused'],
  ['what is open', 'state=open'],
  ['open of a kind', 'kind=application&state=open'],
  ['a rare choice', 'kind=application&state=accepted'],
  ['handler', 'handler=staff1'],
  ['handler, kind and state', 'handler=staff2&kind=intention&state=withdrawn'],
  ['last 30 days', 'days=30'],
  ['last year, kind and state', 'days=365&kind=application&state=granted'],
  ['one project', `target=${target}`],
  ['one project, state', `target=${target}&state=granted`],
  ['search: one company', `q=${encodeURIComponent('第1234家居')}`],
  ['search: two hundred names', `q=${encodeURIComponent('产线改造项目12')}`],
  ['search: a word of all', `q=${encodeURIComponent('家居')}`],
  ['search: broad, and a kind', `q=${encodeURIComponent('有限')}&kind=entry`],
  ['search: a number', 'q=SB-20230'],
  ['search: nothing', `q=${encodeURIComponent('没有的名字')}`],
];

const ms = (value) => `${value.toFixed(1)} ms`;
const print = (...cells) =>
  process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index ? 12 : 34)).join('')}\n`);
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

async function measure(engine, place) {
  const env = { DATA_DIR: place.folder, NODE_ENV: 'production', ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const starting = await serve('dist/server/main.js', env, '/healthz');
  starting.child.kill('SIGTERM');
  await starting.ended;
  const store = await openStore(engine, place);
  const began = performance.now();
  await load(engine, store);
  const headers = await logIn(store);
  print(`${engine}: ${count} submissions`, `loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const { url: base } = await serve('dist/server/main.js', env, '/healthz');
  async function timed(call) {
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
  }
  print('figures', ms((await timed('counts')).took));
  print('records', ms((await timed('records')).took));
  print('list', 'rows', 'first', 'middle', 'last', '100 rows');
  for (const [name, query] of lists) {
    const { body, took } = await timed(`submissions?${query}&pageSize=${pageSize}`);
    const last = Math.max(1, Math.ceil(body.total / pageSize));
    const at = async (pageNum) =>
      ms((await timed(`submissions?${query}&pageSize=${pageSize}&pageNum=${pageNum}`)).took);
    const hundred = ms((await timed(`submissions?${query}&pageSize=100`)).took);
    print(name, body.total, ms(took), await at(Math.ceil(last / 2)), await at(last), hundred);
  }
  const { body } = await timed('submissions?pageSize=1');
  print('one, opened', ms((await timed(`submission?number=${body.rows[0].number}`)).took));
  await store.close();
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-inbox-'));
try {
  await build('server');
  if (engines.includes('embedded')) await measure('embedded', { folder: path.join(folder, 'embedded') });
  const url = engines.includes('postgres') && (process.env.TEST_DATABASE_URL ?? (await startPostgres()));
  if (url) await measure('postgres', { folder: path.join(folder, 'postgres'), url });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  stopAll();
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}
