// Times of the desk's other lists on both engines: `npm run bench:content -- 1000000` loads that many policies, each
// with its work at the desk, records of who did what, and reports.
import './support/requireInstall.mjs';
import { benchDesk, insertion, ms, print } from './bench/desk.mjs';

const count = Number(process.argv[2] ?? '1000000');
const engines = (process.argv[3] ?? 'embedded,postgres').split(',');
const pageSize = 20;

const first = 1_500_000_000_000;
const step = 300_000;
const at = `(${first} + i * ${step})`;
const hex = {
  embedded: (prefix) => `printf('%011x', ${at}) || '${prefix}' || printf('%020x', i)`,
  postgres: (prefix) => `lpad(to_hex(${at}), 11, '0') || '${prefix}' || lpad(to_hex(i), 20, '0')`,
};
const time = {
  embedded: `datetime(${at} / 1000, 'unixepoch')`,
  postgres: `to_char(to_timestamp(${at} / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
};
const text = { embedded: (number) => `(${number})`, postgres: (number) => `(${number})::text` };
const content = `<p>${'关于促进家居产业高质量发展的若干措施，'.repeat(8)}</p>`;

/** Of ten pieces one is not on the portal: taken down as a rule, else a draft, seldom one with its time. */
const isHidden = 'i % 10 = 0';
const state = `case when i % 10 > 0 then 'published' when i % 30 > 0 then 'removed' when i % 300 > 0 then 'draft' else 'scheduled' end`;

async function load(engine, store) {
  const id = hex[engine];
  const title = `'数字化改造政策 ' || ${text[engine]('i')}`;
  const kind = text[engine]('1 + i % 3');
  const policy = {
    fdId: id('a'),
    fdTitle: title,
    fdApplyDate: time[engine],
    fdClass: kind,
    fdContent: `'${content}'`,
    demo: "'0'",
  };
  await store.run('delete from "policy"');
  await store.run(insertion(engine, count, 'policy', policy));
  await store.run(`insert into "contentVersion" (area, version) values ('policy', 1)
    on conflict (area) do update set version = "contentVersion".version + 1`);
  const draft = `'{"fdTitle":"' || ${title} || '","fdClass":"1","fdContent":"${content}"}'`;
  const item = {
    area: "'policy'",
    fdId: `case when ${isHidden} then ${id('b')} else ${id('a')} end`,
    state,
    title,
    category: kind,
    values: `case when ${isHidden} then ${draft} end`,
    version: '1',
    scheduledAt: `case when i % 300 = 0 then 4000000000000 + i end`,
    updatedAt: at,
    updatedBy: `'editor'`,
  };
  await store.run(insertion(engine, count, 'contentItem', item));
  const record = {
    fdId: id('c'),
    at,
    accountId: "'x'",
    actor: "'顾青'",
    action: "'content:publish'",
    target: `'policy/' || ${id('a')}`,
    title,
  };
  await store.run(insertion(engine, count, 'deskRecord', record));
  const closed = `i % 10 > 0`;
  const report = {
    fdId: id('d'),
    area: "'policy'",
    targetId: id('a'),
    title,
    reason: "'wrong'",
    createdAt: at,
    closedAt: `case when ${closed} then ${at} + 1000 end`,
    closedBy: `case when ${closed} then '顾青' end`,
  };
  await store.run(insertion(engine, count, 'report', report));
}

const word = (q) => `q=${encodeURIComponent(q)}`;
const lists = [
  ['content: all', 'content?area=policy'],
  ['content: a category', 'content?area=policy&category=2'],
  ['content: published', 'content?area=policy&state=published'],
  ['content: published, a category', 'content?area=policy&state=published&category=2'],
  ['content: drafts', 'content?area=policy&state=draft'],
  ['content: taken down', 'content?area=policy&state=removed'],
  ['content: taken down, a category', 'content?area=policy&state=removed&category=2'],
  ['content: a word of all', `content?area=policy&${word('改造')}`],
  ['content: a word of one', `content?area=policy&${word(`政策 ${count - 2}`)}`],
  ['content: a word of none', `content?area=policy&${word('没有的词')}`],
  ['content: taken down, a word', `content?area=policy&state=removed&${word('改造')}`],
  ['records: all', 'records?'],
  ['records: of one', `records?target=SB-20250101-0001`],
  ['reports: open', 'reports?'],
  ['reports: closed', 'reports?state=closed'],
];

async function run(timed) {
  print('counts', ms((await timed('content/counts')).took));
  print('figures of the inbox', ms((await timed('counts')).took));
  print('list', 'rows', 'first', 'middle', 'last', '100 rows');
  for (const [name, query] of lists) {
    const { body, took } = await timed(`${query}&pageSize=${pageSize}`);
    const last = Math.max(1, Math.ceil(body.total / pageSize));
    const page = async (pageNum) => ms((await timed(`${query}&pageSize=${pageSize}&pageNum=${pageNum}`)).took);
    const hundred = ms((await timed(`${query}&pageSize=100`)).took);
    print(name, body.total, ms(took), await page(Math.ceil(last / 2)), await page(last), hundred);
  }
  const { body } = await timed('content?area=policy&state=published&pageSize=1');
  print('one, opened', ms((await timed(`content/item?area=policy&fdId=${body.rows[0].fdId}`)).took));
}

await benchDesk(engines, `${count} rows of each`, { load, run });
