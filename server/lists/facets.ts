import { sql, type RawBuilder } from 'kysely';
import type { EntityField } from '../../src/contract/entity';
import { choiceLimits, type Facet } from '../../src/contract/filters';
import { isPostgres } from '../db/isPostgres';
import type { Store } from '../db/schema';
import { maxAmount, parseAmountRange } from './parseAmountRange';

/** The facets among some fields, the one that tells most being the first. */
export const facetsOf = (fields: readonly (readonly [string, EntityField])[]): [string, Facet][] =>
  fields
    .flatMap(([name, { facet }]): [string, Facet][] => (facet ? [[name, facet]] : []))
    .sort(([, { place = Infinity }], [, { place: other = Infinity }]) => (place === other ? 0 : place - other));

/** A range as it stands in a query; from each step on, up to the next. */
const rangesOf = (steps: readonly number[]) =>
  [0, ...steps].map((from, index) => {
    const to = steps[index];
    return { value: `${from || ''}-${to ?? ''}`, from, to: to ?? Infinity };
  });

/** What a row without a number has. */
const none = 'none';

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

/** How SQL tells by a facet which of its choices a row has. */
export type FacetRule =
  /** By a text of the row, which stands for some choices. */
  | { kind: 'text'; text: RawBuilder<string>; choicesOf: (text: string) => string[] }
  /** By a condition for each choice. */
  | { kind: 'conditions'; of: ReadonlyMap<string, RawBuilder<boolean>> };

const textOf = (column: string) => sql<string>`trim(coalesce(${sql.ref(column)}, ''))`;
const dayOf = (column: string) => sql<string>`substr(${textOf(column)}, 1, 10)`;

/** The text before a mark, or all of it. */
function textBefore(db: Store, column: string, mark: string): RawBuilder<string> {
  const text = textOf(column);
  const place = sql`${isPostgres(db) ? sql`strpos` : sql`instr`}(${text}, ${sql.lit(mark)})`;
  return sql<string>`trim(case when ${place} > 0 then substr(${text}, 1, ${place} - 1) else ${text} end)`;
}

/** A stored number; null for anything that is not an amount: nothing, zero, other texts. */
export function amountOf(db: Store, column: string): RawBuilder<number | null> {
  const text = textOf(column);
  const number = isPostgres(db)
    ? // A text of more digits may be beyond a double, which is an error and not zero.
      sql`case when ${text} ~ '^[-+]?([0-9]{1,200}[.]?[0-9]{0,200}|[.][0-9]{1,200})$' then ${text}::float8 end`
    : // The engine reads a number from the beginning of any text: 12万.
      sql`case when ${text} not glob '*[^-+.0-9]*' then cast(${text} as real) end`;
  return sql<number | null>`case when ${number} > 0 and ${number} <= ${sql.lit(maxAmount)} then ${number} end`;
}

const isValue = (value: string) => value !== '' && value.length <= choiceLimits.length;

/** The ranges that a span lies in. */
const rangesWith = (steps: readonly number[], [least, greatest]: readonly [number, number]): string[] =>
  rangesOf(steps).flatMap(({ value, from, to }) => (least < to && (greatest > from || least >= from) ? [value] : []));

/** Days before the last one from which on a window is about to close. */
const soon = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** @param today in China, `yyyy-MM-dd` */
export function ruleOf(
  db: Store,
  [name, field]: readonly [name: string, field: EntityField],
  facet: Facet,
  today: string,
): FacetRule {
  const conditions = (of: Record<string, RawBuilder<boolean>>): FacetRule => ({
    kind: 'conditions',
    of: new Map(Object.entries(of)),
  });
  switch (facet.kind) {
    case 'value': {
      const { separator, until } = facet;
      const parts = (text: string) => (separator ? text.split(separator).map((part) => part.trim()) : [text]);
      const text = until ? textBefore(db, name, until) : textOf(name);
      return { kind: 'text', text, choicesOf: (raw) => [...new Set(parts(raw).filter(isValue))] };
    }
    case 'year':
      return { kind: 'text', text: sql`substr(${textOf(name)}, 1, 4)`, choicesOf: (year) => (year ? [year] : []) };
    case 'range': {
      const { steps } = facet;
      if (field.kind !== 'number') {
        const rest = facet.none === undefined ? [] : [none];
        const choicesOf = (text: string) => {
          const span = parseAmountRange(text, facet.per === 'month');
          return span ? rangesWith(steps, span) : rest;
        };
        return { kind: 'text', text: textOf(name), choicesOf };
      }
      const amount = amountOf(db, name);
      const ranges = rangesOf(steps).map(({ value, from, to }) => {
        const below = to === Infinity ? sql`` : sql` and ${amount} < ${sql.lit(to)}`;
        return [value, sql<boolean>`(${amount} >= ${sql.lit(from)}${below})`] as const;
      });
      const without = facet.none === undefined ? [] : [[none, sql<boolean>`${amount} is null`] as const];
      return conditions(Object.fromEntries([...ranges, ...without]));
    }
    case 'open':
      return conditions({ '1': sql<boolean>`(${textOf(name)} = '' or ${dayOf(name)} >= ${today})` });
    case 'window': {
      const [first, last] = [dayOf(facet.from), dayOf(name)];
      const soonDay = new Date(Date.parse(today) + soon * dayMs).toISOString().slice(0, 10);
      const isClosed = sql`(${last} <> '' and ${last} < ${today})`;
      const isOpen = sql`(not ${isClosed} and ${first} <= ${today})`;
      return conditions({
        open: sql<boolean>`${isOpen}`,
        soon: sql<boolean>`(${isOpen} and ${last} <> '' and ${last} <= ${soonDay})`,
        coming: sql<boolean>`(not ${isClosed} and ${first} > ${today})`,
        closed: sql<boolean>`${isClosed}`,
      });
    }
  }
}
