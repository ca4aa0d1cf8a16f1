import { Type } from '@sinclair/typebox';
import type { EntityField } from '../../src/contract/entity';
import { choiceLimits, type Facet, type ListOrder } from '../../src/contract/filters';
import { maxAmount } from '../db/listIndexes';
import type { ContentName } from '../db/schema';
import { fieldsOf } from '../content/contentFields';
import type { AreaList, Direction } from './listQuery';

/** Multipliers of Chinese units. */
const units: Readonly<Record<string, number>> = { 百: 100, 千: 1000, k: 1000, 万: 10_000, w: 10_000, 亿: 100_000_000 };

/** Amounts; not `15薪` and `×13`, nor part of a longer word such as `p7`. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- a field of limited length
const amountPattern = /(?<![\d.a-z×*✕]|[×*✕]\s)(\d+(?:\.\d+)?)\s*([百千万亿kw]?)(?![\d.]*\s*薪)/gi;

/** Not amounts: years of experience, ages, head counts, percentages, telephone numbers. */
// eslint-disable-next-line regexp/no-super-linear-move -- a field of limited length
const otherNumbers = /\d+\s*(?:[-~至到]\s*\d+\s*)?(?:年(?!薪|收入)|个月|岁|人|名|%)|(?<!\d)1[3-9]\d{9}(?!\d)/g;

/** Working days per month (statutory) and hours per day. */
const workingTime = { days: 21.75, hours: 8 };

/** Explicit monthly pay: other time units are then not about the pay. */
const byMonth = /月薪|[/每]\s*个?月/;

/** A pay period right after an amount, or before an amount of money: `每天8小时` and `每年两次调薪` are not pay. */
const periodPattern = (unit: string) =>
  `\\d\\s*[百千万亿kw]?\\s*(?:元|块)?\\s*/\\s*(?:${unit})|\\d[百千万亿kw]?(?:元|块)?[每一](?:${unit})|每(?:${unit})\\s*\\d[\\d.-]*\\s*[百千万kw]?(?:元|块)`;

/** Pay periods, and how many of them make a month. */
const payPeriods: readonly [RegExp, number][] = [
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`年薪|年收入|${periodPattern('年')}`), 1 / 12],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`周薪|${periodPattern('周|星期')}`), 52 / 12],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`日薪|日结|${periodPattern('天|日')}`), workingTime.days],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`时薪|${periodPattern('个?小时|时|h\\b')}`), workingTime.days * workingTime.hours],
];

/** Normalises character variants and notations such as `1万5` and `9,600`. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*万\s*(\d)(?:[千k]|(?![\d.万千kw]))/g, '$1.$2万')
    .replace(/[‐-―−〜～]/g, '-');

/** The amounts of two numbers: in `8-12万` the unit applies to both, unless the lower would exceed the upper. */
function amountsOf(found: readonly (readonly [figure: number, unit: string])[]): number[] {
  const last = found.at(-1)?.[1] ?? '';
  const amounts = found.map(([figure, unit]) => figure * (units[unit || last] ?? 1));
  const [first, second] = found;
  const isShort = first && second && first[1] === '' && last === '万' && first[0] > second[0];
  return isShort ? [first[0] * units.千!, amounts[1]!] : amounts;
}

const inBounds = (from: number, to: number): readonly [number, number] | null =>
  to > 0 && to <= maxAmount ? [from, to] : null;

/**
 * The lowest and highest amount in a text: `12–18 千元/月`, `1.5万`, `9,600`, `8千—1.2万`. Null if there is none; zero or
 * less means negotiable.
 * @param monthly convert other pay periods to monthly pay
 */
export function parseAmountRange(text: string, monthly = false): readonly [number, number] | null {
  // Most amounts are just a number.
  if (/^\d+(?:\.\d+)?$/.test(text)) return inBounds(Number(text), Number(text));
  const normalised = normalise(text);
  const amountText = normalised.replace(otherNumbers, ' ');
  // A negative first number is not an amount.
  if (/^\s*-\s*\d/.test(amountText)) return null;
  const found = [...amountText.matchAll(amountPattern)]
    .slice(0, 2)
    .map(([, figure, unit]) => [Number(figure), unit!] as const);
  const isOther = monthly && !byMonth.test(normalised);
  const times = (isOther && payPeriods.find(([term]) => term.test(normalised))?.[1]) || 1;
  const amounts = amountsOf(found).map((amount) => amount * times);
  const [least = 0, to = least] = amounts.sort((a, b) => a - b);
  const from = amounts.length === 1 && /以下|以内|不超过|最高/.test(amountText) ? 0 : least;
  return inBounds(from, to);
}

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
    const paramValues = search.getAll(name).filter((value) => value !== '' && value.length <= choiceLimits.length);
    const values = [...new Set(paramValues)].filter((value) => !fixed || fixed.includes(value));
    if (values.length > 0) chosen[name] = values.slice(0, choiceLimits.values).sort();
  }
  const orderParam = search.get('order');
  const order = orderParam ? ordersOf(area, own).find(({ value }) => value === orderParam) : undefined;
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
