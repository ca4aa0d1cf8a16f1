import fc from 'fast-check';
import type { Insertable } from 'kysely';
import type { AccountTables } from '../../../server/db/accountTables';
import { eventually } from '../../support/eventually';
import { confirmStaff, useStaff } from '../../support/staff';
import { addRows, deleteRows, readRows } from '../../support/storeRows';
import { describeOnEngines } from '../../support/visitor';

const hour = 60 * 60_000;
/** The account server's clock at start. */
const now = Date.parse('2025-06-01T08:00:00+08:00');
const id = (index: number) => String(index).padStart(32, '0');
/** Many on one day, some in the same ms, many days without any. */
const timeOf = (index: number) => now - Math.floor(((index >> 1) ** 2 / 30) * hour) - hour;

const records = Array.from({ length: 150 }, (_, index): Insertable<AccountTables['deskRecord']> => {
  const target = index % 9 === 0 ? 'SB-20250101-0001' : `policy ${index}`;
  const action = index % 4 === 0 ? 'decide:grant' : 'a';
  const note = index % 5 === 0 ? `第 ${index} 次 Half_100%` : null;
  return { fdId: id(index), at: timeOf((index * 7) % 150), accountId: 'x', actor: '顾青', action, target, note };
});

const reports = Array.from({ length: 200 }, (_, index): Insertable<AccountTables['report']> => {
  const createdAt = timeOf((index * 3) % 200);
  const closedAt = index % 3 === 0 ? null : Math.min(now - 1, createdAt + (index % 40) * hour);
  const piece = { area: 'policy', targetId: id(1), title: `题 ${index}`, reason: 'false' };
  return { fdId: id(index), ...piece, createdAt, closedAt };
});

const names = ['青杉板业有限公司', '云樟定制家居', 'Oak_100% Works', '启木五金制品厂'];
const companies = Array.from({ length: 150 }, (_, index): Insertable<AccountTables['account']> => ({
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
const known = companies.filter(({ passwordHash }) => passwordHash !== '');
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
    await addRows(server, 'account', companies);
  });

  const list = async (call: string, query: Record<string, string | number> = {}) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const { body } = await staff.get(`/api/desk/${call}${call.includes('?') ? '&' : '?'}${text}`);
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
    await fc.assert(check, { numRuns: 60, examples });
  });

  it('return no rows beyond the end if exactly that page is requested', async () => {
    for (const call of ['records', 'reports', 'reports?state=closed']) {
      const { total } = await list(call);
      expect(await list(call, { pageNum: total + 1, pageSize: 1, reasonable: 'false' })).toEqual({ total, ids: [] });
    }
  });
});
