import type { Facet } from '../../../src/contract/filters';
import { ColumnBuilder } from '../../../server/content/filterColumn';
import { FilterIndex } from '../../../server/content/filterIndex';
import { RowIds } from '../../../server/content/rowIds';

const today = '2025-06-01';
const facet: Facet = { kind: 'value', label: '主题' };
const deadline: Facet = { kind: 'open', label: '截止时间' };

/** Rows that have a theme of some, and a deadline of some. */
async function indexOf(size: number, themes: number, sorted?: readonly number[]): Promise<FilterIndex> {
  const ids = new RowIds();
  const [theme, end] = [new ColumnBuilder(['theme'], facet), new ColumnBuilder(['end'], deadline)];
  const numbers = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    ids.add(row.toString(16).padStart(32, '0'));
    const number = row % themes;
    numbers[row] = sorted?.[row] ?? -row;
    const rest = { theme: `主题 ${number}`, end: row % 2 ? '2025-05-31 12:00:00' : '2025-06-01 00:00:00' };
    theme.add(rest);
    end.add(rest);
  }
  const places = Uint32Array.from({ length: size }, (_, row) => row);
  return new FilterIndex({
    version: 1,
    ids,
    conditions: new Map(),
    facets: new Map([
      ['theme', { facet, column: await theme.build(places) }],
      ['end', { facet: deadline, column: await end.build(places) }],
    ]),
    numbers: new Map([['number', numbers]]),
    closes: null,
  });
}

/** Turns that others have while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

const query = { conditions: [], chosen: { theme: ['主题 1'] }, order: null, today };
const first = () => ({ offset: 0, limit: 2 });

it('lets others have their turns while it looks at very many rows', async () => {
  const index = await indexOf(1_000_000, 10);
  // Ten parts of each pass, and several passes.
  expect(await turnsDuring(() => index.counts(query))).toBeGreaterThan(25);
  expect(await turnsDuring(() => index.page(query, first))).toBeGreaterThan(15);
  const order = { column: 'number', direction: 'asc' } as const;
  expect(await turnsDuring(() => index.page({ ...query, order }, first))).toBeGreaterThan(60);
  expect((await index.page({ ...query, order }, first)).ids.map((id) => parseInt(id, 16))).toEqual([999_991, 999_981]);
  const { total, of } = await index.counts({ ...query, chosen: { theme: ['主题 1', '主题 2'], end: ['1'] } });
  expect([total, of('theme', '主题 1'), of('theme', '主题 2'), of('end', '1')]).toEqual([100_000, 0, 100_000, 100_000]);
});

it('keeps a facet of any text at all within bounds: what comes after very many buckets has no choice', async () => {
  const index = await indexOf(100_010, 100_010);
  const left = async (theme: string) => (await index.page({ ...query, chosen: { theme: [theme] } }, first)).total;
  expect(await left('主题 99999')).toBe(1);
  expect(await left('主题 100001')).toBe(0);
  expect((await index.choices('theme', today)).length).toBe(60);
});

it('sorts by a moment as the store does: what has none is the least', async () => {
  const index = await indexOf(4, 1, [2, NaN, 1, NaN]);
  expect([...(await index.placesBy('number', 'asc'))]).toEqual([1, 3, 2, 0]);
  expect([...(await index.placesBy('number', 'desc'))]).toEqual([0, 2, 1, 3]);
});

it.each([
  [200, 201],
  [201, undefined],
])('of %i categories counts all or none', async (size, answered) => {
  const ids = new RowIds();
  const category = new ColumnBuilder(['fdCategory']);
  for (let row = 0; row < size; row += 1) {
    ids.add(row.toString(16).padStart(32, '0'));
    category.add({ fdCategory: `c${row}` });
  }
  const column = await category.build(Uint32Array.from({ length: size }, (_, row) => row));
  const [conditions, none] = [new Map([['fdCategory', column]]), new Map()];
  const index = new FilterIndex({ version: 1, ids, conditions, facets: none, numbers: none, closes: null });
  const counts = await index.categories('fdCategory', { ...query, chosen: {} });
  expect(counts && Object.keys(counts).length).toBe(answered);
});

it('keeps ids that are none of the portal’s own as they are', async () => {
  const ids = new RowIds();
  const given = ['0123456789abcdef0123456789abcdef', 'by-hand', '0123456789ABCDEF0123456789ABCDEF', 'ff'.repeat(16)];
  for (const id of given) ids.add(id);
  const turned = await ids.inOrder(Uint32Array.from([3, 2, 1, 0]));
  expect(given.map((_, row) => turned.at(row))).toEqual([...given].reverse());
});
