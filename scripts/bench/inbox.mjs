// Times of the staff's inbox on both engines: `npm run bench:inbox -- 1000000` loads that many submissions.
import '../support/requireInstall.mjs';
import { benchDesk, print, printList } from './desk.mjs';
import { count, expressions, insertion, ms } from './greatStore.mjs';

/** Three years, up to now. */
const years = 3 * 365 * 86_400_000;
const step = Math.max(1, Math.floor(years / count));
const first = Date.now() - step * count;

/** A third of each kind; twenty thousand companies, two thousand projects and apps, five thousand products. */
function rowsOf(engine) {
  const { text } = expressions[engine];
  const hex = (number) => expressions[engine].hex(number, 32);
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

async function load(engine, store) {
  await store.run('delete from "submission"');
  await store.run(insertion(engine, 'submission', rowsOf(engine)));
}

const target = (5_000_000 + 13).toString(16).padStart(32, '0');
const lists = [
  ['all', ''],
  ['kind', 'kind=application'],
  ['state', 'state=granted'],
  ['kind and state', 'kind=intention&state=refused'],
  ['what is open', 'state=open'],
  ['what is open, by what is left', 'state=open&order=due'],
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

async function run(timed) {
  print('figures', ms((await timed('counts')).took));
  print('list', 'rows', 'first', 'middle', 'last', '100 rows');
  for (const [name, query] of lists) await printList(timed, name, `submissions?${query}`);
  const { body } = await timed('submissions?pageSize=1');
  print('one, opened', ms((await timed(`submission?number=${body.rows[0].number}`)).took));
}

await benchDesk(`${count} submissions`, { load, run });
