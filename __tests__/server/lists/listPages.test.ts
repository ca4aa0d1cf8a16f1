import fc from 'fast-check';
import { contentChanged } from '../../../server/db/contentVersion';
import type { Store } from '../../../server/db/schema';
import { testEngines, useTestServer } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';

/** The fields of an entry, of either area, that decide its position in lists. */
interface Entry {
  id: string;
  sorted: string | null;
  closes: string | null;
  type: string;
  category: string;
}

type Area = 'getbuginess' | 'project' | 'policy';

/** The columns of each area by what they decide, and its list filters; policies never close. */
const areas: Record<Area, { columns: Record<string, keyof Entry>; queries: string[] }> = {
  policy: { columns: { fdApplyDate: 'sorted', fdClass: 'category' }, queries: ['', 'category=b'] },
  getbuginess: {
    columns: { fdReleaseTime: 'sorted', fdDeadlineTime: 'closes', fdGetbuginessType: 'type', fdType: 'category' },
    queries: ['', 'type=1', 'category=b', 'type=2&category=a'],
  },
  project: {
    columns: { fdApplicationStart: 'sorted', fdApplicationEnd: 'closes', category: 'category' },
    queries: ['', 'category=b'],
  },
};

function rowOf(area: Area, entry: Entry): Record<string, unknown> {
  const own = Object.entries(areas[area].columns).map(([column, name]) => [column, entry[name]]);
  return { ...smallSeed[area][0]!, fdId: entry.id, ...Object.fromEntries(own), demo: '0' };
}

// Ends of months and years, times of day, invalid days, and none at all.
const moment = fc.constantFrom(
  ...['2023-12-31', '2024-05', '2024-05-31 23:59:59', '2024-06-01', '2024-06-01 00:00:00', '2024-06-02', '2024-06-30'],
  ...['2024-07-01', '2025', '2025-01-01 08:00:00', '9999-12-31', '', null],
);
const day = fc.constantFrom('2023-12-31', '2024-05-31', '2024-06-01', '2024-06-02', '2024-06-30', '2024-07-01');
const place = fc.record({
  sorted: moment,
  closes: moment,
  type: fc.constantFrom('1', '2'),
  category: fc.constantFrom('a', 'b'),
});
const entry: fc.Arbitrary<Entry> = fc.tuple(fc.nat(999_999), place).map(([n, at]) => ({ id: smallId(n), ...at }));
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 25 });

/** Replaces an area's rows. */
async function store(db: Store, area: Area, all: readonly Entry[]): Promise<void> {
  await db.deleteFrom(area).execute();
  const rows = all.map((one) => rowOf(area, one));
  await db
    .insertInto(area)
    .values(rows as never)
    .execute();
  await contentChanged(db, area);
}

/** The expected list, computed without a store. */
function expectedIds(area: Area, all: Entry[], query: string, today: string): string[] {
  const params = new URLSearchParams(query);
  const isClosed = ({ closes }: Entry) => area !== 'policy' && (closes || '9999') < today;
  const isBehind = (a: Entry, b: Entry) => {
    if (isClosed(a) !== isClosed(b)) return isClosed(a);
    const [one, two] = [a.sorted ?? '', b.sorted ?? ''];
    return one === two ? a.id < b.id : one < two;
  };
  return all
    .filter(
      (own) => [null, own.type].includes(params.get('type')) && [null, own.category].includes(params.get('category')),
    )
    .sort((a, b) => (isBehind(a, b) ? 1 : -1))
    .map(({ id }) => id);
}

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false, deps: { now: () => now } });
  let now = 0;

  async function pages(area: Area, query: string, size: number, wantedRows: number): Promise<string[]> {
    const ids: string[] = [];
    for (let pageNum = 1; pageNum <= Math.max(1, Math.ceil(wantedRows / size)); pageNum += 1) {
      const answer = await server.app.inject(`/api/${area}/list?${query}&pageSize=${size}&pageNum=${pageNum}`);
      const { total, rows } = answer.json<{ total: number; rows: { fdId: string }[] }>();
      expect(total).toBe(wantedRows);
      ids.push(...rows.map(({ fdId }) => fdId));
    }
    return ids;
  }

  it.each(Object.keys(areas) as Area[])(
    'pages %s consistently with the whole list, whatever is in it and on any day',
    async (area) => {
      const db = await server.store();
      await fc.assert(
        fc.asyncProperty(
          entries,
          fc.array(day, { minLength: 2, maxLength: 3 }),
          fc.integer({ min: 1, max: 6 }),
          async (all, days, size) => {
            await store(db, area, all);
            for (const today of days) {
              now = Date.parse(`${today}T12:00:00+08:00`);
              for (const query of areas[area].queries) {
                const order = expectedIds(area, all, query, today);
                expect(await pages(area, query, size, order.length)).toEqual(order);
              }
            }
          },
        ),
        { numRuns: engine === 'embedded' ? 12 : 4 },
      );
    },
    120_000,
  );

  it('closes rows at midnight in China, without any change of the content, and keeps a requested order', async () => {
    const db = await server.store();
    const at = { sorted: '2024-05-01', type: '1', category: 'a' };
    const come = ['2024-06-01', '2024-06-02', null].map((closes, n) => ({ ...at, id: smallId(n), closes }));
    await store(db, 'getbuginess', come);
    for (const today of ['2024-06-01', '2024-06-02']) {
      for (const time of ['00:00:30', '23:59:30']) {
        now = Date.parse(`${today}T${time}+08:00`);
        expect(await pages('getbuginess', '', 3, 3)).toEqual(expectedIds('getbuginess', come, '', today));
      }
    }
    const order = 'orderByColumn=fdId&isAsc=asc';
    expect(await pages('getbuginess', order, 2, 3)).toEqual(come.map(({ id }) => id));
  });
});
