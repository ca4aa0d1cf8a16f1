import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entities';
import { isPostgres } from './queries';

/** The columns by which an area's lists are read. */
interface ListColumns {
  /** Sort column, newest first. */
  sortedBy: string;
  /** Filter columns, the category last. */
  filters: string[];
  /** Column with the last day of a row. */
  closes: string | null;
}

const namesOf = (fields: EntityFields, is: (field: EntityField) => unknown): string[] =>
  Object.entries<EntityField>(fields).flatMap(([name, field]) => (is(field) ? [name] : []));

export function listColumns(fields: EntityFields): ListColumns {
  const { day, closes } = shapeOf(fields);
  const filters = [...namesOf(fields, ({ parts }) => parts), ...namesOf(fields, ({ kind }) => kind === 'category')];
  return { sortedBy: day ?? 'fdId', filters, closes };
}

/** A text of a row; empty without one. */
export const textOf = (column: string) => sql<string>`trim(coalesce(${sql.ref(column)}, ''))`;

export const yearOf = (column: string) => sql<string>`substr(${textOf(column)}, 1, 4)`;

export const dayOf = (column: string) => sql<string>`substr(${textOf(column)}, 1, 10)`;

/** The last day of a row; one without it never closes, and is behind all that have one. */
export const closingDayOf = (column: string) => sql<string>`coalesce(nullif(${dayOf(column)}, ''), '9999-99')`;

/** Larger numbers are not amounts. */
export const maxAmount = 1e12;

/** A stored number; null for anything that is not an amount: nothing, zero, other texts. */
export function amountOf(column: string, onServer: boolean): RawBuilder<number | null> {
  const text = textOf(column);
  const number = onServer
    ? // A longer text may be beyond a double, which is an error; its length in the pattern takes ten times as long.
      sql`case when length(${text}) <= 300 and ${text} ~ '^[-+]?([0-9]+[.]?[0-9]*|[.][0-9]+)$' then ${text}::float8 end`
    : // The engine reads a number from the beginning of any text: 12万.
      sql`case when ${text} not glob '*[^-+.0-9]*' then cast(${text} as real) end`;
  return sql<number | null>`case when ${number} > 0 and ${number} <= ${sql.lit(maxAmount)} then ${number} end`;
}

/** All subsets of the columns, including none, in their order. */
const subsetsOf = ([first, ...others]: readonly string[]): string[][] => {
  if (first === undefined) return [[]];
  const rest = subsetsOf(others);
  return [...rest, ...rest.map((columns) => [first, ...columns])];
};

/** The list's own order. */
const placeOf = (sortedBy: string) => [sql`coalesce(${sql.ref(sortedBy)}, '')`, sql.ref('fdId')];

/** An index for each list in its own order, with the days of its rows beside. */
function serverIndexes(table: string, fields: EntityFields): RawBuilder<unknown>[] {
  const { sortedBy, filters, closes } = listColumns(fields);
  // An index is read alone only where it has the column itself, not just an expression of it.
  const beside = [sortedBy, ...(closes ? [closes] : [])];
  return subsetsOf(filters).map((columns) => {
    const name = [table, 'listed', ...columns.map((column) => `by_${column}`)].join('_');
    const keys = [...columns.map((column) => sql.ref(column)), ...placeOf(sortedBy)];
    return sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.join(keys)})
      include (${sql.join(beside.map((column) => sql.ref(column)))})`;
  });
}

/**
 * An index for each list in its own order, and for the rows of each choice of a filter. All that lists count, filter and
 * sort by stands in each of them: rows are not read, whose texts are long.
 */
function embeddedIndexes(table: string, fields: EntityFields): RawBuilder<unknown>[] {
  const { sortedBy, filters, closes } = listColumns(fields);
  const isNumber = ({ kind, facet }: EntityField) => kind === 'number' && facet?.kind === 'range';
  const texts = namesOf(
    fields,
    (field) => (field.facet?.kind === 'value' || field.facet?.kind === 'range') && !isNumber(field),
  );
  const parts = new Map<string, RawBuilder<unknown>>([
    ...namesOf(fields, ({ facet }) => facet?.kind === 'year').map((column) => [column, yearOf(column)] as const),
    ...namesOf(fields, isNumber).map((column) => [column, amountOf(column, false)] as const),
    ...(closes ? [[closes, closingDayOf(closes)] as const] : []),
  ]);
  const listed = namesOf(fields, ({ facet, orders }) => facet ?? orders);
  const columns = [...new Set([...filters, sortedBy, ...listed])].filter((column) => column !== 'fdId');
  const all = [...placeOf(sortedBy), ...parts.values(), ...columns.map((column) => sql.ref(column))];
  const index = (keys: readonly string[], keyOf: (column: string) => RawBuilder<unknown> | undefined) => {
    const name = [table, 'listed', ...keys.map((column) => `by_${column}`)].join('_');
    return sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.join([...keys.map(keyOf), ...all])})`;
  };
  return [
    ...[...subsetsOf(filters), ...texts.map((column) => [column])].map((keys) => index(keys, sql.ref)),
    ...[...parts.keys()].map((column) => index([column], (name) => parts.get(name))),
  ];
}

/** Creates the indexes of an area's lists. */
export async function createListIndexes(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  const indexes = isPostgres(db) ? serverIndexes(table, fields) : embeddedIndexes(table, fields);
  for (const index of indexes) await index.execute(db);
}
