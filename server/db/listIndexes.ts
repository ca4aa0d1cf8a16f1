import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entities';
import { isPostgres } from './queries';

const namesOf = (fields: EntityFields, is: (field: EntityField) => unknown): string[] =>
  Object.entries<EntityField>(fields).flatMap(([name, field]) => (is(field) ? [name] : []));

/** The columns by which an area's lists are read: sorted newest first; filters, the category last; a row's last day. */
export function listColumns(fields: EntityFields) {
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
  // By PostgreSQL's quick functions: a pattern takes ten times as long. More digits may be beyond a double, an error there.
  const isNumber = onServer
    ? sql`length(${text}) <= 300 and translate(${text}, '0123456789', '') in ('', '.', '+', '-', '+.', '-.')
        and translate(${text}, '+-.', '') <> '' and strpos(translate(substr(${text}, 2), '-', '+'), '+') = 0`
    : // The engine reads a number from the beginning of any text: 12万.
      sql`${text} not glob '*[^-+.0-9]*' and ${text} not glob '?*[-+]*' and ${text} not glob '*.*.*'`;
  const number = onServer ? sql`${text}::float8` : sql`cast(${text} as real)`;
  // In brackets, as an index wants it.
  return sql<number | null>`(case when ${isNumber} then
    case when ${number} > 0 and ${number} <= ${sql.lit(maxAmount)} then ${number} end end)`;
}

/** All subsets of the columns, including none, in their order. */
const subsetsOf = ([first, ...others]: readonly string[]): string[][] => {
  if (first === undefined) return [[]];
  const rest = subsetsOf(others);
  return [...rest, ...rest.map((columns) => [first, ...columns])];
};

/**
 * Creates the indexes of an area's lists, each in the list's own order: for its rows, and for those alike in what they are
 * filtered by. On the embedded engine all that lists count, filter and sort by stands in each of them: rows are not read,
 * whose texts are long. PostgreSQL limits what an index holds of a row, and texts may be longer.
 */
export async function createListIndexes(db: Kysely<unknown>, table: string, fields: EntityFields): Promise<void> {
  const onServer = isPostgres(db);
  const { sortedBy, filters, closes } = listColumns(fields);
  const isNumber = ({ kind, facet }: EntityField) => kind === 'number' && facet?.kind === 'range';
  const isText = (field: EntityField) => ['value', 'range'].includes(field.facet?.kind ?? '') && !isNumber(field);
  const parts = new Map<string, RawBuilder<unknown>>([
    ...namesOf(fields, ({ facet }) => facet?.kind === 'year').map((column) => [column, yearOf(column)] as const),
    ...namesOf(fields, isNumber).map((column) => [column, amountOf(column, onServer)] as const),
    ...(closes ? [[closes, closingDayOf(closes)] as const] : []),
  ]);
  const keyOf = (column: string) => parts.get(column) ?? sql.ref(column);
  const listed = namesOf(fields, ({ facet, orders }) => facet ?? orders);
  const beside = onServer
    ? // It reads an index alone only where that has the column itself, not just an expression of it.
      [sortedBy, ...(closes ? [closes] : [])].map((column) => sql.ref(column))
    : [...parts.values(), ...[...new Set([...filters, ...listed])].map((column) => sql.ref(column))];
  const single = [...(onServer ? [] : namesOf(fields, isText)), ...parts.keys()];
  const others = single.filter((column) => !filters.includes(column)).map((column) => [column]);
  for (const columns of [...subsetsOf(filters), ...others]) {
    const name = [table, 'listed', ...columns.map((column) => `by_${column}`)].join('_');
    const keys = [...columns.map(keyOf), sql`coalesce(${sql.ref(sortedBy)}, '')`, sql.ref('fdId')];
    const create = sql`create index ${sql.ref(name)} on ${sql.table(table)}`;
    await (
      onServer
        ? sql`${create} (${sql.join(keys)}) include (${sql.join(beside)})`
        : sql`${create} (${sql.join([...keys, ...beside])})`
    ).execute(db);
  }
}
