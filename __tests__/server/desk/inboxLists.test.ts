import fc from 'fast-check';
import type { Insertable } from 'kysely';
import type { Database } from '../../../server/db/schema';
import { chinaDay } from '../../../server/lib/chinaTime';
import type { InboxQuery } from '../../../src/contract/desk';
import { sortColumns } from '../../../src/contract/sortOrder';
import { openStates, submissionKinds, submissionStates } from '../../../src/contract/submission';
import { defaultCalendar } from '../../../src/contract/workCalendar';
import { eventually } from '../../support/eventually';
import { createTestDatabase } from '../../support/postgres';
import { itOnPostgres } from '../../support/server';
import { confirmStaff, logInStaff, useStaff } from '../../support/staff';
import { addRows, deleteRows, readRows } from '../../support/storeRows';
import { aSubmission, type StoredSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, startAccountServer } from '../../support/visitor';
import { runs } from '../../support/longRun';

const hour = 60 * 60_000;
/** The account server's clock at start. */
const now = Date.parse('2025-06-01T08:00:00+08:00');
/** In the order of their code units, and of every language. */
const companies = ['1号青杉板业有限公司', '2号云樟定制家居', '3号 Oak_100% Works', '4号启木五金制品厂'];
const titles = ['柔性产线改造', '绿色板材样板工厂', 'E0级颗粒板 100%', '一板一码'];
const handlers = [null, 'reviewer', 'second'];
const targets = ['a'.repeat(32), 'b'.repeat(32)];

/** Of every kind and state, some in the same ms, many days without any. */
const rows: StoredSubmission[] = Array.from({ length: 240 }, (_, index) => {
  const kind = submissionKinds[(index * 7) % 3]!;
  const createdAt = now - Math.floor(((index >> 1) ** 2 / 40) * hour) - hour;
  return aSubmission(index, kind, {
    createdAt,
    state: submissionStates[(index * 5) % submissionStates.length]!,
    handler: handlers[index % 11 === 0 ? 2 : (index >> 2) % 2]!,
    fdComName: companies[(index * 3) % companies.length]!,
    title: titles[(index >> 1) % titles.length]!,
    ...(kind === 'entry' ? {} : { targetId: targets[index % 2]! }),
  });
});

/** Working days of a limit and none off: the last day, by weekdays counted one by one. */
function dueDay({ kind, createdAt }: StoredSubmission): string {
  let at = Number(createdAt);
  for (let left = defaultCalendar.limits[kind as 'entry']; left > 0;) {
    at += 24 * hour;
    if (![0, 6].includes(new Date(at + 8 * hour).getUTCDay())) left -= 1;
  }
  return chinaDay(at);
}

const byDue = (a: StoredSubmission, b: StoredSubmission): number => {
  const [one, other] = [a, b].map((row) => `${dueDay(row)} ${chinaDay(Number(row.createdAt))} ${row.kind}`);
  if (one !== other) return one! < other! ? -1 : 1;
  return Number(a.createdAt) - Number(b.createdAt) || (a.fdId < b.fdId ? -1 : 1);
};

interface Query {
  kind?: string;
  state?: string;
  target?: string;
  handler?: string;
  days?: number;
  q?: string;
  order?: InboxQuery['order'];
}

/** The expected list, computed from the rows themselves. */
function expected({ kind, state, target, handler, days, q, order }: Query): string[] {
  const areOpen = state === 'open' || openStates.includes(state as 'pending');
  const isByDue = order?.endsWith('due') && areOpen && !target && !days && !q;
  const isReversed = order === 'submittedAt' || order === 'fdComName' || (isByDue && order === '-due');
  const companyOf = ({ fdComName }: StoredSubmission) =>
    order?.endsWith('fdComName') ? companies.indexOf(fdComName) : 0;
  const firstDay = days === undefined ? '' : chinaDay(now - (days - 1) * 24 * hour);
  const has = (text: string) => text.toLowerCase().includes(q!.toLowerCase());
  const sorted = rows
    .filter((row) => !kind || row.kind === kind)
    .filter((row) => !state || (state === 'open' ? openStates.includes(row.state as 'pending') : row.state === state))
    .filter((row) => !target || row.targetId === target)
    .filter((row) => !handler || row.handler === handler)
    .filter((row) => chinaDay(Number(row.createdAt)) >= firstDay)
    .filter((row) => !q || has(row.fdComName) || has(row.title) || row.number.startsWith(q))
    .sort((a, b) => Number(b.createdAt) - Number(a.createdAt) || (a.fdId < b.fdId ? 1 : -1))
    .sort((a, b) => companyOf(b) - companyOf(a) || (isByDue ? byDue(a, b) : 0))
    .map(({ number }) => number);
  return isReversed ? sorted.reverse() : sorted;
}

const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const queries: fc.Arbitrary<Query> = fc.record({
  kind: maybe<string>(...submissionKinds),
  state: maybe<string>('open', ...submissionStates),
  target: maybe(...targets),
  handler: maybe('reviewer', 'second', 'nobody'),
  days: maybe(1, 2, 7, 30, 365),
  order: maybe(...sortColumns.inbox.flatMap((column) => [column, `-${column}`] as const)),
  q: maybe('板', '青杉', '样板工厂', 'oak', '100%', '_', 'SB-2025', 'FB-20250531', '没有的名字'),
});

const textOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

describeOnEngines('the inbox', (server) => {
  const reviewer = useStaff(server, 'reviewer');
  beforeAll(() => storeSubmissions(server, rows));

  const list = async (query: object) => {
    const { body } = await reviewer.get(`/api/desk/submissions?${textOf(query)}`);
    expect(body.code).toBe(0);
    return { total: Number(body.total), numbers: body.rows.map(({ number }) => number), body };
  };

  it('returns, for any filters, exactly the matching rows in their order, page by page', async () => {
    const check = fc.asyncProperty(queries, fc.integer({ min: 1, max: 30 }), async (query, pageSize) => {
      const all = expected(query);
      const last = Math.max(1, Math.ceil(all.length / pageSize));
      for (const pageNum of new Set([1, Math.ceil(last / 2), last, last + 5])) {
        const { total, numbers } = await list({ ...query, pageNum, pageSize });
        const start = (Math.min(pageNum, last) - 1) * pageSize;
        const page = all.slice(start, start + pageSize);
        expect([query, pageNum, total, numbers]).toEqual([query, pageNum, all.length, page]);
      }
    });
    await fc.assert(check, runs(120, 40));
  });

  it('has no rows on pages of no size, but says how many there are', async () => {
    const q = companies[0]!.slice(0, 4);
    for (const pageSize of [0, -1]) {
      const { total, numbers } = await list({ q, pageSize });
      expect([pageSize, total, numbers]).toEqual([pageSize, expected({ q }).length, []]);
    }
  });

  it('refuses an order that it does not have', async () => {
    for (const order of ['title', '--due', 'due desc', '']) {
      const { status, body } = await reviewer.get(`/api/desk/submissions?${textOf({ order })}`);
      expect([order, status, body]).toEqual([order, 400, { code: 400, msg: '请求参数不正确' }]);
    }
  });

  it('takes special characters of a search literally', async () => {
    for (const q of ['%', '100%', '_', "'", '\\', 'oAK_100']) {
      expect([q, (await list({ q, pageSize: 100 })).total]).toEqual([q, expected({ q }).length]);
    }
  });

  it('counts by kind and state what it lists', async () => {
    const { submissions } = await reviewer.data('/api/desk/counts');
    for (const kind of submissionKinds) {
      for (const state of submissionStates) {
        const { total } = await list({ kind, state });
        expect([kind, state, submissions[kind][state] ?? 0]).toEqual([kind, state, total]);
      }
    }
  });

  it('returns nothing for an unknown state or kind', async () => {
    expect((await list({ state: 'lost' })).total).toBe(0);
    expect((await list({ kind: 'letter' })).total).toBe(0);
  });

  it('shows a submission with its details, and marks it as read', async () => {
    const { number } = rows[0]!;
    const open = () => reviewer.data(`/api/desk/submission?number=${number}`);
    expect(await open()).toMatchObject({ number, unread: true, fdComName: rows[0]!.fdComName, events: [], files: [] });
    expect(await open()).toMatchObject({ unread: false });
    expect((await list({ q: number })).body.rows).toMatchObject([{ number, unread: false }]);
    expect((await reviewer.get('/api/desk/submission?number=SB-20250101-9999')).status).toBe(404);
  });
});

itOnPostgres('the inbox finds receipt numbers by their beginning where the database sorts as people do', async () => {
  const database = await createTestDatabase(
    "template template0 encoding 'UTF8' locale_provider icu icu_locale 'zh-CN'",
  );
  const server = await startAccountServer({ config: { databaseUrl: database.url } });
  const reviewer = await logInStaff(server, 'reviewer');
  await storeSubmissions(server, rows);
  for (const [begin, kind] of [
    ['SB', 'application'],
    ['YX-2025', 'intention'],
    ['FB-2025', 'entry'],
  ] as const) {
    const { body } = await reviewer.get(`/api/desk/submissions?q=${begin}`);
    expect([begin, body.total]).toEqual([begin, rows.filter((row) => row.kind === kind).length]);
  }
  await server.close();
  await database.drop();
});

const id = (index: number) => String(index).padStart(32, '0');
/** Many on one day, some in the same ms, many days without any. */
const timeOf = (index: number) => now - Math.floor(((index >> 1) ** 2 / 30) * hour) - hour;

const records = Array.from({ length: 150 }, (_, index): Insertable<Database['deskRecord']> => {
  const target = index % 9 === 0 ? 'SB-20250101-0001' : `policy ${index}`;
  const action = index % 4 === 0 ? 'decide:grant' : 'a';
  const note = index % 5 === 0 ? `第 ${index} 次 Half_100%` : null;
  return { fdId: id(index), at: timeOf((index * 7) % 150), accountId: 'x', actor: '顾青', action, target, note };
});

const reports = Array.from({ length: 200 }, (_, index): Insertable<Database['report']> => {
  const createdAt = timeOf((index * 3) % 200);
  const closedAt = index % 3 === 0 ? null : Math.min(now - 1, createdAt + (index % 40) * hour);
  const piece = { area: 'policy', targetId: id(1), title: `题 ${index}`, reason: 'false' };
  return { fdId: id(index), ...piece, createdAt, closedAt };
});

const names = ['青杉板业有限公司', '云樟定制家居', 'Oak_100% Works', '启木五金制品厂'];
const accounts = Array.from({ length: 150 }, (_, index): Insertable<Database['account']> => ({
  fdId: id(index),
  username: `1390000${String(index).padStart(4, '0')}`,
  passwordHash: index % 13 === 0 ? '' : 'none',
  fdComId: id(index),
  fdComName: names[index % names.length]!,
  isCust: '1',
  status: index % 5 === 0 ? '1' : '0',
  createdAt: timeOf((index * 11) % 150),
  demo: '0',
}));

/** Ids in list order: newest first, by id descending within the same time. */
const newest = <Row extends { fdId: string }>(rows: Row[], at: (row: Row) => number) =>
  [...rows].sort((a, b) => at(b) - at(a) || (a.fdId < b.fdId ? 1 : -1)).map(({ fdId }) => fdId);

const open = reports.filter(({ closedAt }) => closedAt === null);
const closed = reports.filter(({ closedAt }) => closedAt !== null);
const known = accounts.filter(({ passwordHash }) => passwordHash !== '');
const companiesOf = (fits: (row: (typeof known)[number]) => boolean) =>
  newest(known.filter(fits), (row) => row.createdAt);

const recordsOf = (fits: (row: (typeof records)[number]) => boolean) => newest(records.filter(fits), (row) => row.at);
const [since, until] = ['2025-05-20', '2025-05-28'];
const isBetween = ({ at }: { at: number }) =>
  at >= Date.parse(`${since}T00:00+08:00`) && at < Date.parse(`${until}T24:00+08:00`);

const lists: Record<string, string[]> = {
  records: recordsOf(() => true),
  'records?order=at': recordsOf(() => true).reverse(),
  'records?order=at&action=a': recordsOf(({ action }) => action === 'a').reverse(),
  'records?target=SB-20250101-0001': recordsOf(({ target }) => target === 'SB-20250101-0001'),
  'records?q=half_100%25': recordsOf(({ note }) => note !== null),
  'records?q=sb-2025&action=decide:grant': recordsOf(
    ({ action, target }) => action === 'decide:grant' && target.startsWith('SB'),
  ),
  [`records?from=${since}&to=${until}`]: recordsOf(isBetween),
  [`records?from=${since}&to=${until}&action=a`]: recordsOf((row) => isBetween(row) && row.action === 'a'),
  'records?from=tomorrow': recordsOf(() => true),
  'records?target=nothing': [],
  reports: newest(open, (row) => row.createdAt),
  'reports?state=closed': newest(closed, (row) => row.closedAt!),
  companies: companiesOf(() => true),
  'companies?q=13900000': companiesOf(({ username }) => username.startsWith('13900000')),
  'companies?q=13900000077': companiesOf(({ username }) => username === '13900000077'),
  'companies?q=900000077': [],
  [`companies?q=${encodeURIComponent('+86 139-0000 0077')}`]: companiesOf(({ username }) => username === '13900000077'),
  [`companies?q=${encodeURIComponent('１３９０００\u200b')}`]: companiesOf(({ username }) =>
    username.startsWith('139000'),
  ),
  [`companies?q=${encodeURIComponent('青杉')}`]: companiesOf(({ fdComName }) => fdComName!.startsWith('青杉')),
  // Radicals in place of the characters, as a PDF has them.
  [`companies?q=${encodeURIComponent('⻘杉')}`]: companiesOf(({ fdComName }) => fdComName!.startsWith('青杉')),
  [`companies?q=${encodeURIComponent('家居')}`]: companiesOf(({ fdComName }) => fdComName!.includes('家居')),
  [`companies?q=${encodeURIComponent('oak_100%')}`]: companiesOf(({ fdComName }) => fdComName!.startsWith('Oak')),
  [`companies?q=${encodeURIComponent('没有')}`]: [],
};

describeOnEngines('the desk’s lists', (server) => {
  const staff = useStaff(server, 'administrator');
  beforeAll(async () => {
    await confirmStaff(staff);
    // The login trail is written after the response.
    await eventually(async () => expect(await readRows(server, 'deskRecord')).toHaveLength(1));
    await deleteRows(server, 'account', { isCust: '1' });
    await deleteRows(server, 'deskRecord');
    await addRows(server, 'report', reports);
    await addRows(server, 'deskRecord', records);
    await addRows(server, 'account', accounts);
  });

  const list = async (call: string, query: Record<string, string | number> = {}) => {
    const { body } = await staff.get(`/api/desk/${call}${call.includes('?') ? '&' : '?'}${textOf(query)}`);
    expect([call, body.code]).toEqual([call, 0]);
    return { total: Number(body.total), ids: body.rows.map((row): string => row.fdId ?? row.accountId) };
  };

  it('are sorted newest first, on every page, with the last page repeated beyond the end', async () => {
    const check = fc.asyncProperty(
      fc.constantFrom(...Object.keys(lists)),
      fc.integer({ min: 1, max: 40 }),
      async (call, pageSize) => {
        const all = lists[call]!;
        const last = Math.max(1, Math.ceil(all.length / pageSize));
        for (const pageNum of new Set([1, 2, Math.ceil(last / 2), last - 1, last, last + 5])) {
          if (pageNum < 1) continue;
          const start = (Math.min(pageNum, last) - 1) * pageSize;
          const page = { total: all.length, ids: all.slice(start, start + pageSize) };
          expect([call, pageNum, await list(call, { pageNum, pageSize })]).toEqual([call, pageNum, page]);
        }
      },
    );
    const examples = Object.keys(lists).map((call): [string, number] => [call, 7]);
    await fc.assert(check, { ...runs(60, 15), examples });
  });

  it('return no rows beyond the end if exactly that page is requested', async () => {
    for (const call of ['records', 'reports', 'reports?state=closed']) {
      const { total } = await list(call);
      expect(await list(call, { pageNum: total + 1, pageSize: 1, reasonable: 'false' })).toEqual({ total, ids: [] });
    }
  });
});
