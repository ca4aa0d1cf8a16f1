import { Type } from '@sinclair/typebox';
import type { EntityField } from '../../src/contract/entity';
import { choiceLimits, type Facet, type ListOrder } from '../../src/contract/filters';
import type { ContentName } from '../db/schema';
import { fieldsOf } from '../content/contentFields';
import type { AreaList, Direction } from './listQuery';

/** The facets among some fields, the one that tells most being the first. */
export const facetsOf = (fields: readonly (readonly [string, EntityField])[]): [string, Facet][] =>
  fields
    .flatMap(([name, { facet }]): [string, Facet][] => (facet ? [[name, facet]] : []))
    .sort(([, { place = Infinity }], [, { place: other = Infinity }]) => (place === other ? 0 : place - other));

/** A range as it stands in a query; from each step on, up to the next. */
export const rangesOf = (steps: readonly number[]) =>
  [0, ...steps].map((from, index) => {
    const to = steps[index];
    return { value: `${from || ''}-${to ?? ''}`, from, to: to ?? Infinity };
  });

/** What a row without a number has. */
export const none = 'none';

const windowLabels: [value: string, label: string][] = [
  ['open', '开放中'],
  ['soon', '即将截止'],
  ['coming', '未开始'],
  ['closed', '已截止'],
];

const grouped = (number: number): string => number.toLocaleString('en-US');

/** An amount in words: 12 万. */
const amount = (number: number): string => (number >= 10_000 ? `${number / 10_000} 万` : grouped(number));

function rangeLabel(from: number, to: number, unit: string): string {
  const tail = (number: number) => `${amount(number)}${number >= 10_000 ? '' : ' '}${unit}`;
  if (from === 0) return `${tail(to)}以下`;
  if (to === Infinity) return `${tail(from)}以上`;
  // Both in 万: said once.
  return from >= 10_000 ? `${from / 10_000}–${tail(to)}` : `${grouped(from)}–${grouped(to)} ${unit}`;
}

/** The choices that a facet has whatever the rows hold; null: those that the rows hold. */
export function fixedChoices(facet: Facet): readonly [value: string, label: string][] | null {
  switch (facet.kind) {
    case 'range': {
      const ranges = rangesOf(facet.steps).map(({ value, from, to }): [string, string] => [
        value,
        rangeLabel(from, to, facet.unit),
      ]);
      return facet.none === undefined ? ranges : [...ranges, [none, facet.none]];
    }
    case 'open':
      return [['1', '只看未截止']];
    case 'window':
      return windowLabels;
    default:
      return null;
  }
}

/** What stands for values that no row has: an address may hold any words, and none of them are the portal's. */
export const staleLabel = '已失效的条件';

/** The words of a chosen value that no row has; what can be read, a year, speaks for itself. */
export const labelOfMissing = ({ kind }: Facet, value: string): string =>
  kind === 'year' && /^\d{4}$/.test(value) ? value : staleLabel;

const descending = '-';

type Order = { column: string; direction: Direction } & ListOrder;

/** The orders of an area; the list's own first, under no word. */
export function ordersOf(area: ContentName, own: AreaList['order']): Order[] {
  const orders = fieldsOf(area).flatMap(([column, { orders = {} }]) =>
    (['desc', 'asc'] as const).flatMap((direction): Order[] => {
      const label = orders[direction];
      return label ? [{ column, direction, label, value: `${direction === 'desc' ? descending : ''}${column}` }] : [];
    }),
  );
  const isOwn = ({ column, direction }: Order) => column === own[0] && direction === own[1];
  return [
    ...orders.filter(isOwn).map((order) => ({ ...order, value: '' })),
    ...orders.filter((order) => !isOwn(order)),
  ];
}

/** The query's parameters by which a list is filtered and sorted. */
export function filterParameters(area: ContentName) {
  const filters = facetsOf(fieldsOf(area)).map(([name, facet]) => {
    const values = fixedChoices(facet)?.map(([value, label]) => `${value}（${label}）`);
    const description = `${facet.label}；可重复，表示其中之一${values ? `：${values.join('、')}` : ''}`;
    return [name, Type.Optional(Type.String({ description }))];
  });
  return { ...Object.fromEntries(filters), order: Type.Optional(Type.String({ description: '排序' })) };
}

/** What a visitor chose of a list: any of some values of each field, and an order. */
export interface Choice {
  chosen: Readonly<Record<string, readonly string[]>>;
  order: { column: string; direction: Direction } | null;
}

/**
 * Reads what an address chooses of a list; null: nothing. A value that no row can have is ignored where all values are
 * known, and leaves no rows where they are not; values beyond the limits are ignored.
 * @param search the query as it arrived: a parameter may come several times
 */
export function readChoice(area: ContentName, own: AreaList['order'], search: URLSearchParams): Choice | null {
  const chosen: Record<string, string[]> = {};
  for (const [name, facet] of facetsOf(fieldsOf(area))) {
    const fixed = fixedChoices(facet)?.map(([value]) => value);
    const given = search.getAll(name).filter((value) => value !== '' && value.length <= choiceLimits.length);
    const values = [...new Set(given)].filter((value) => !fixed || fixed.includes(value));
    if (values.length > 0) chosen[name] = values.slice(0, choiceLimits.values).sort();
  }
  const named = search.get('order');
  const order = named ? ordersOf(area, own).find(({ value }) => value === named) : undefined;
  if (Object.keys(chosen).length === 0 && !order) return null;
  return { chosen, order: order ? { column: order.column, direction: order.direction } : null };
}

export const filtersSchema = Type.Array(
  Type.Object({
    name: Type.String(),
    label: Type.String(),
    choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() })),
    none: Type.Optional(
      Type.Object({ label: Type.String(), count: Type.Integer() }, { description: '只能选一项时：不选的一项' }),
    ),
  }),
);

export const listFiltersSchema = Type.Object({
  total: Type.Integer(),
  categories: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  filters: filtersSchema,
  orders: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
});
