// Times of long lists on both engines: `npm run bench:rows -- 1000000` loads that many rows into four areas.
import '../support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { contentChanged } from './contentChanged.mjs';
import { build } from '../support/build.mjs';
import { stopAll } from '../support/run.mjs';
import { serve } from '../support/serve.mjs';
import { startPostgres } from '../support/testStores.mjs';

/**
 * What the command was given: how many rows; the engines, both unless one is named; a folder where the stores stay for the
 * next run, beside a PostgreSQL that stays as well (TEST_DATABASE_URL).
 */
const [rows = '1000000', engines = 'embedded,postgres', storesFolder] = process.argv.slice(2);
const count = Number(rows);

/** The numbers from 0 on, as `i`. */
const numbersTo = (engine) =>
  engine === 'embedded'
    ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`
    : `generate_series(0::bigint, ${count - 1}) as n(i)`;

/** Inserts rows whose values are expressions of `i`. */
const insertion = (engine, table, values) =>
  `insert into "${table}" (${Object.keys(values)
    .map((name) => `"${name}"`)
    .join(', ')})
   select ${Object.values(values).join(', ')} from ${numbersTo(engine)}`;

async function openStore(engine, { folder, url }) {
  if (engine === 'embedded') {
    const database = new Libsql(path.join(folder, 'portal.db'), { timeout: 5000 });
    return {
      run: async (sql) => database.exec(sql),
      close: async () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    close: () => client.end(),
  };
}

const ms = (value) => `${value.toFixed(1)} ms`;

/** Prints a line of a table. */
const print = (...cells) =>
  process.stdout.write(`${cells.map((cell, index) => String(cell).padEnd(index ? 12 : 44)).join('')}\n`);

/** The given quantile. */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];

/** Asks an address of the API. @returns how long it took, ms, and the response */
async function timed(url) {
  const began = performance.now();
  const answer = await fetch(url);
  const body = await answer.json();
  if (answer.status !== 200 || body.code !== 0) throw new Error(`${url}: ${answer.status} ${body.msg}`);
  return { took: performance.now() - began, body };
}

const repeats = 5;
const pageSize = 6;

/** Rows that follow each other by five minutes, in three categories, with a text of the usual length. */
const id = { embedded: "printf('%011x', 1500000000000 + i * 300000) || lower(hex(randomblob(10))) || '0'" };
id.postgres = "lpad(to_hex(1500000000000 + i::bigint * 300000), 11, '0') || md5(i::text)::varchar(21)";
const time = {
  embedded: "datetime(1500000000 + i * 300, 'unixepoch')",
  postgres: "to_char(to_timestamp(1500000000 + i::bigint * 300) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')",
};
const end = {
  embedded: "case when i % 1000 > 0 then date(1500000000 + i * 300 + (1 + i % 120) * 86400, 'unixepoch') end",
  postgres:
    "case when i % 1000 > 0 then to_char(to_timestamp(1500000000 + i::bigint * 300 + (1 + i % 120) * 86400) at time zone 'UTC', 'YYYY-MM-DD') end",
};
const content = `'<p>${'关于促进家居产业高质量发展的若干措施，'.repeat(8)}</p>'`;
const areas = [
  {
    name: 'policy',
    list: '/api/policy/list',
    categories: ['category=2'],
    values: { fdTitle: "'政策 ' || i", fdApplyDate: 'time', fdClass: 'cast(1 + i % 3 as text)', fdContent: content },
  },
  {
    name: 'industryNews',
    list: '/api/industryNews/list',
    categories: ['category=n1'],
    values: { fdTitle: "'资讯 ' || i", fdApplyDate: 'time', fdType: "'n' || (i % 3)", fdContent: content },
  },
  {
    name: 'getbuginess',
    list: '/api/getbuginess/list',
    categories: ['type=1', 'type=2&category=k1'],
    values: {
      fdGetbuginessName: "'板材 ' || i",
      fdGetbuginessType: 'cast(1 + i % 2 as text)',
      fdType: "'k' || (i % 5)",
      fdReleaseTime: 'time',
      // Six of seven are over, among the others.
      fdDeadlineTime: "case when i % 7 = 0 then '2099-12-31' else '2020-01-01' end",
    },
  },
  {
    name: 'project',
    list: '/api/project/list',
    categories: ['category=p1'],
    values: {
      fdProjectName: "'项目 ' || i",
      category: "'p' || (i % 4)",
      fdApplicationStart: 'time',
      // Over some months after they begin, as in a portal that has been open for long; one of a thousand never.
      fdApplicationEnd: 'end',
    },
  },
];

/** The rows' values, on one engine. */
const rowsOf = (engine, { values }) => ({
  fdId: id[engine],
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { time, end }[value]?.[engine] ?? value])),
  demo: "'0'",
});

async function load(engine, store) {
  for (const area of areas) {
    await store.run(insertion(engine, area.name, rowsOf(engine, area)));
    await store.run(contentChanged(area.name));
  }
}

/** Median time of a page that was not requested since the content changed. */
async function page(base, list, query, number, { store, name, fresh }) {
  const times = [];
  for (let i = 0; i < repeats; i += 1) {
    if (fresh) await store.run(contentChanged(name));
    else if (i === 0) await timed(`${base}${list}?${query}&pageSize=${pageSize}&pageNum=3`);
    // Another page each time, so that none is remembered.
    const pageNum = fresh ? number : Math.max(1, number - i);
    const reading = fresh ? '' : `&pageSize=${pageSize}&brief=1`;
    times.push((await timed(`${base}${list}?${query}&pageNum=${pageNum}${reading || `&pageSize=${pageSize}`}`)).took);
  }
  return quantile(times, 0.5);
}

/** Median time of the counts of a list's filters after a change, with a choice and without. */
async function facets(base, store, choice) {
  const times = [];
  for (let i = 0; i < repeats; i += 1) {
    await store.run(contentChanged('policy'));
    times.push((await timed(`${base}/api/policy/filters?${choice}`)).took);
  }
  return quantile(times, 0.5);
}

/** Times of one list while others ask for pages deep in another one. */
async function beside(base, deep) {
  let on = true;
  let asked = 0;
  const crowd = Array.from({ length: deep ? 8 : 0 }, async (_, visitor) => {
    for (let i = 0; on; i += 1) {
      const middle = Math.floor(count / pageSize / 2);
      await timed(`${base}/api/policy/list?pageSize=${pageSize}&pageNum=${middle - visitor * 5000 - i}`);
      asked += 1;
    }
  });
  const times = [];
  for (let i = 0; i < 300; i += 1) {
    times.push((await timed(`${base}/api/industryNews/list?pageSize=${pageSize}&pageNum=${i + 10}`)).took);
  }
  on = false;
  await Promise.all(crowd);
  return { times, asked };
}

async function run(base, store) {
  print('list', 'first', 'middle', 'last', 'first, not counted');
  for (const { name, list, categories } of areas) {
    for (const query of ['', ...categories]) {
      const { body } = await timed(`${base}${list}?${query}&pageSize=${pageSize}`);
      const last = Math.ceil(body.total / pageSize);
      const at = (number, fresh = false) => page(base, list, query, number, { store, name, fresh });
      const row = [await at(repeats), await at(Math.floor(last / 2)), await at(last), await at(1, true)];
      print(`${name} ${query}`, ...row.map(ms));
    }
  }
  for (const choice of ['', 'fdClass=2&fdLevel=1'])
    print(`filters of policies ${choice}`, ms(await facets(base, store, choice)));
  for (const deep of [false, true]) {
    const { times, asked } = await beside(base, deep);
    print(
      `another list ${deep ? `beside ${asked} deep pages, 8 at a time` : 'by itself'}`,
      `p50 ${ms(quantile(times, 0.5))}`,
      `p99 ${ms(quantile(times, 0.99))}`,
    );
  }
}

/** Fills a store, and times a server's calls on it. */
async function measure(engine, place) {
  const env = { DATA_DIR: place.folder, NODE_ENV: 'production', ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const starting = await serve('dist/server/main.js', env, '/healthz');
  starting.child.kill('SIGTERM');
  await starting.ended;
  const store = await openStore(engine, place);
  const mark = path.join(place.folder, `${count} rows, loaded`);
  if (!fs.existsSync(mark)) {
    const began = performance.now();
    await load(engine, store);
    await store.run(engine === 'embedded' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze');
    process.stdout.write(`${engine}: loaded in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
    fs.writeFileSync(mark, '');
  } else process.stdout.write(`${engine}: loaded before\n`);
  const { url: base } = await serve('dist/server/main.js', env, '/healthz');
  await run(base, store);
  await store.close();
}

const folder = storesFolder ? path.resolve(storesFolder) : fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
try {
  process.stdout.write(`${count} rows in each of ${areas.length} areas\n`);
  await build('server');
  const chosen = engines.split(',');
  if (chosen.includes('embedded')) await measure('embedded', { folder: path.join(folder, 'embedded') });
  if (chosen.includes('postgres')) {
    const url = process.env.TEST_DATABASE_URL || (await startPostgres());
    if (url) await measure('postgres', { folder: path.join(folder, 'postgres'), url });
    else process.stdout.write('PostgreSQL is not on this machine\n');
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  stopAll();
  if (!storesFolder) process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}
