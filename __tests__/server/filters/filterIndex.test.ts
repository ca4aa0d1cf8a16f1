import type { Facet } from '../../../src/contract/filters';
import { ColumnBuilder } from '../../../server/filters/filterColumn';
import { FilterIndex, type StoreOrder } from '../../../server/filters/filterIndex';
import { RowIds } from '../../../server/filters/rowIds';
import type { Paging } from '../../../server/http/pagination';

const today = '2025-06-01';
const facet: Facet = { kind: 'value', label: '主题' };
const deadline: Facet = { kind: 'open', label: '截止时间' };

const sortedBy = { column: 'number', sorting: { descending: true } };

const placesOf = (size: number) => Uint32Array.from({ length: size }, (_, row) => row);

/** Rows that have a theme of some, and a deadline of some. */
function indexOf(size: number, themes: number, sorted?: readonly number[]): FilterIndex {
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
  return new FilterIndex({
    order: placesOf(size),
    ids,
    conditions: new Map(),
    facets: new Map([
      ['theme', { facet, column: theme.build() }],
      ['end', { facet: deadline, column: end.build() }],
    ]),
    numbers: new Map([['number', { values: numbers, of: () => NaN }]]),
    sortedBy,
    closes: null,
  });
}

const query = { conditions: [], chosen: { theme: ['主题 1'] }, order: null, today };
const first: Paging = { pageNum: 1, pageSize: 2, order: [], reasonable: true };

it('counts and sorts a million rows', () => {
  const index = indexOf(1_000_000, 10);
  const order = { column: 'number', direction: 'asc' } as const;
  expect(index.page({ ...query, order }, first)!.ids.map((id) => parseInt(id, 16))).toEqual([999_991, 999_981]);
  const { total, of } = index.counts({ ...query, chosen: { theme: ['主题 1', '主题 2'], end: ['1'] } });
  expect([total, of('theme', '主题 1'), of('theme', '主题 2'), of('end', '1')]).toEqual([100_000, 0, 100_000, 100_000]);
});

it('keeps a facet of any text at all within bounds: what comes after very many buckets has no choice', () => {
  const index = indexOf(100_010, 100_010);
  const left = (theme: string) => index.page({ ...query, chosen: { theme: [theme] } }, first)!.total;
  expect(left('主题 99999')).toBe(1);
  expect(left('主题 100001')).toBe(0);
  expect(index.choices('theme', today).length).toBe(60);
});

it('sorts by a moment as the store does: what has none is the least', () => {
  const index = indexOf(4, 1, [2, NaN, 1, NaN]);
  const all = { ...query, chosen: {} };
  const sorted = (direction: 'asc' | 'desc') =>
    index.page(all, { ...first, pageSize: 4 }, { column: 'number', direction })!.ids.map((id) => parseInt(id, 16));
  expect(sorted('asc')).toEqual([1, 3, 2, 0]);
  expect(sorted('desc')).toEqual([0, 2, 1, 3]);
});

it('knows an order of the store’s by its name once its ids have come, and puts what is not among them last', () => {
  const index = indexOf(4, 1);
  const all = { ...query, chosen: {} };
  const page = (order: StoreOrder) => index.page(all, { ...first, pageSize: 4 }, order);
  expect(page({ name: 'by title' })).toBeNull();
  const id = (row: number) => row.toString(16).padStart(32, '0');
  const ids = [2, 9, 0].map(id);
  expect(page({ name: 'by title', ids })).toEqual({ total: 4, ids: [2, 0, 1, 3].map(id) });
  expect(page({ name: 'by title' })).toEqual({ total: 4, ids: [2, 0, 1, 3].map(id) });
});

it.each([
  [200, 201],
  [201, undefined],
])('of %i categories counts all or none', (size, answered) => {
  const ids = new RowIds();
  const category = new ColumnBuilder(['fdCategory']);
  for (let row = 0; row < size; row += 1) {
    ids.add(row.toString(16).padStart(32, '0'));
    category.add({ fdCategory: `c${row}` });
  }
  const column = category.build();
  const [conditions, none] = [new Map([['fdCategory', column]]), new Map()];
  const order = placesOf(size);
  const index = new FilterIndex({ order, sortedBy, ids, conditions, facets: none, numbers: none, closes: null });
  const counts = index.categories('fdCategory', { ...query, chosen: {} });
  expect(counts && Object.keys(counts).length).toBe(answered);
});

it('keeps ids that are none of the portal’s own as they are', () => {
  const ids = new RowIds();
  const given = ['0123456789abcdef0123456789abcdef', 'by-hand', '0123456789ABCDEF0123456789ABCDEF', 'ff'.repeat(16)];
  for (const id of given) ids.add(id);
  expect(given.map((_, row) => ids.at(row))).toEqual(given);
});
