// Times of the desk's other lists on both engines: `npm run bench:content -- 1000000` loads that many policies, each
// with its work at the desk, records of who did what, reports, and companies.
import '../support/requireInstall.mjs';
import { benchDesk, print, printList } from './desk.mjs';
import { count, expressions, insertion, ms } from './greatStore.mjs';
import { contentChanged } from './contentChanged.mjs';

const first = 1_500_000_000_000;
const step = 300_000;
const at = `(${first} + i * ${step})`;
const content = `<p>${'关于促进家居产业高质量发展的若干措施，'.repeat(8)}</p>`;

/** One item in ten is not published: mostly taken down, else a draft, rarely scheduled. */
const isHidden = 'i % 10 = 0';
const state = `case when i % 10 > 0 then 'published' when i % 30 > 0 then 'removed' when i % 300 > 0 then 'draft' else 'scheduled' end`;

async function fill(engine, store) {
  const { hex, text, time } = expressions[engine];
  const id = (prefix) => `${hex(at, 11)} || '${prefix}' || ${hex('i', 20)}`;
  const title = `'数字化改造政策 ' || ${text('i')}`;
  const kind = text('1 + i % 3');
  const policy = {
    fdId: id('a'),
    fdTitle: title,
    fdApplyDate: time(at),
    fdClass: kind,
    fdContent: `'${content}'`,
    demo: "'0'",
  };
  await store.run('delete from "policy"');
  await store.run(insertion(engine, 'policy', policy));
  await store.run(contentChanged('policy'));
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
  await store.run(insertion(engine, 'contentItem', item));
  const record = {
    fdId: id('c'),
    at,
    accountId: "'x'",
    actor: "'顾青'",
    action: "'content:publish'",
    target: `'policy/' || ${id('a')}`,
    title,
  };
  await store.run(insertion(engine, 'deskRecord', record));
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
  await store.run(insertion(engine, 'report', report));
  const company = {
    fdId: id('e'),
    username: `'13' || ${text('100000000 + i')}`,
    passwordHash: `case when i % 50 > 0 then 'none' else '' end`,
    fdComId: id('f'),
    fdComName: `'第' || ${text('(i * 7) % 900000')} || '家居有限公司'`,
    isCust: "'1'",
    status: "'0'",
    createdAt: at,
    demo: "'0'",
  };
  await store.run(insertion(engine, 'account', company));
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
  ['companies: all', 'companies?'],
  ['companies: a phone', `companies?q=13100${String(count - 2).padStart(6, '0')}`],
  ["companies: a phone's beginning", 'companies?q=1310'],
  ["companies: a name's beginning", `companies?${word('第1234')}`],
  ['companies: a word of all', `companies?${word('家居')}`],
  ['companies: a word of none', `companies?${word('没有的词')}`],
];

async function run(timed) {
  print('counts', ms((await timed('content/counts')).took));
  print('figures of the inbox', ms((await timed('counts')).took));
  print('staff', ms((await timed('staff')).took));
  print('list', 'rows', 'first', 'middle', 'last', '100 rows');
  for (const [name, call] of lists) await printList(timed, name, call);
  const { body } = await timed('content?area=policy&state=published&pageSize=1');
  print('one, opened', ms((await timed(`content/item?area=policy&fdId=${body.rows[0].fdId}`)).took));
}

await benchDesk(`${count} rows of each`, { load: fill, run });
