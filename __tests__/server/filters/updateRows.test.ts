import type { EntityField } from '../../../src/contract/entity';
import { countFilters } from '../../../server/filters/countFilters';
import type { FilterIndex, FilterQuery } from '../../../server/filters/filterIndex';
import type { IndexedRow } from '../../../server/filters/filterRows';
import { IndexBuilder, type IndexPlan } from '../../../server/filters/indexBuilder';

const fields: [string, EntityField][] = [
  ['fdTheme', { kind: 'text', facet: { kind: 'value', label: '主题', separator: '、' } }],
  ['fdYear', { kind: 'text', facet: { kind: 'year', label: '年份' } }],
  ['fdPrice', { kind: 'text', facet: { kind: 'range', label: '金额', steps: [10, 100], unit: '元', none: '面议' } }],
  ['fdEnd', { kind: 'date', facet: { kind: 'window', label: '期限', from: 'fdStart' }, orders: { asc: '即将截止' } }],
  ['fdStart', { kind: 'date', orders: { desc: '最新', asc: '最早' } }],
  ['fdClass', { kind: 'text' }],
];
const plan: IndexPlan = { fields, order: ['fdStart', 'desc'], conditions: ['fdClass'], closes: 'fdEnd' };

/** Seeded pseudo-random numbers: the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const idOf = (number: number) => (number % 50 === 7 ? `by-hand-${number}` : number.toString(16).padStart(32, '0'));

function rowOf(fdId: string, random: (below: number) => number): IndexedRow {
  const day = () => (random(5) ? `2025-0${1 + random(9)}-1${random(9)}` : null);
  const themes = ['板材', '五金', '定制', `罕见 ${random(400)}`];
  return {
    fdId,
    fdTheme: random(6) ? `${themes[random(4)]}、${themes[random(4)]}` : '',
    fdYear: `20${20 + random(6)}`,
    fdPrice: ['5元', '50元', '500元', '面议'][random(4)]!,
    fdEnd: day(),
    fdStart: day(),
    fdClass: String(random(3)),
  };
}

function indexOf(rows: ReadonlyMap<string, IndexedRow>): FilterIndex {
  const builder = new IndexBuilder(plan);
  builder.add([...rows.values()].sort((a, b) => (a.fdId! < b.fdId! ? 1 : -1)));
  return builder.build();
}

const paging = { pageNum: 1, pageSize: 10_000, order: [], reasonable: true };
const today = '2025-06-01';
const queries: FilterQuery[] = [
  { conditions: [], chosen: {}, order: null, today },
  { conditions: [['fdClass', '1']], chosen: { fdTheme: ['板材', '罕见 7'] }, order: null, today: '2025-07-01' },
  { conditions: [], chosen: { fdEnd: ['open'], fdPrice: ['none', '10-100'] }, order: null, today },
  ...(['asc', 'desc'] as const).map((direction): FilterQuery => {
    return { conditions: [], chosen: { fdYear: ['2024'] }, order: { column: 'fdStart', direction }, today };
  }),
  { conditions: [], chosen: {}, order: { column: 'fdEnd', direction: 'asc' }, today },
];

const answersOf = (index: FilterIndex, ids: readonly string[]) => [
  index.size,
  ...queries.flatMap((query) => [
    index.page(query, paging),
    countFilters(index, query, 'fdClass'),
    ids.map((fdId) => index.beside(query, fdId)),
  ]),
  ...(['asc', 'desc'] as const).map((direction) => index.page(queries[0]!, paging, { column: 'fdStart', direction })),
];

it.each([1, 2, 3])('an index that follows any changes answers as one that is made anew (%i)', (seed) => {
  const random = numbersFrom(seed);
  const rows = new Map(Array.from({ length: 300 }, (_, number) => [idOf(3 * number), rowOf(idOf(3 * number), random)]));
  const index = indexOf(rows);
  answersOf(index, []);
  for (let round = 0; round < 25; round += 1) {
    const changed = new Set<string>();
    for (let count = random(round % 5 ? 4 : 120); count >= 0; count -= 1) {
      // Known ones, new ones, and some that never were there.
      const fdId = idOf(random(1200));
      changed.add(fdId);
      if (random(3)) rows.set(fdId, rowOf(fdId, random));
      else rows.delete(fdId);
    }
    const present = [...changed].filter((fdId) => rows.has(fdId));
    index.update(
      [...changed],
      present.map((fdId) => rows.get(fdId)!),
    );
    const some = [...rows.keys()].slice(0, 5);
    expect(answersOf(index, some)).toEqual(answersOf(indexOf(rows), some));
  }
});

it('an index can become empty, and be filled again', () => {
  const random = numbersFrom(9);
  const row = rowOf(idOf(1), random);
  const index = indexOf(new Map([[idOf(1), row]]));
  index.update([idOf(1)], []);
  expect([index.size, index.page(queries[0]!, paging)]).toEqual([0, { total: 0, ids: [] }]);
  index.update([idOf(1)], [row]);
  expect(index.page(queries[0]!, paging)).toEqual({ total: 1, ids: [idOf(1)] });
});

it('an order of the store’s is asked for again after a change', () => {
  const random = numbersFrom(4);
  const rows = new Map([1, 2].map((number) => [idOf(number), rowOf(idOf(number), random)]));
  const index = indexOf(rows);
  expect(index.page(queries[0]!, paging, { name: 'by title', ids: [1, 2].map(idOf) })?.ids).toEqual([1, 2].map(idOf));
  index.update([idOf(1)], [rows.get(idOf(1))!]);
  expect(index.page(queries[0]!, paging, { name: 'by title' })).toBeNull();
});
