import { sql, type RawBuilder } from 'kysely';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { page } from '../http/envelopes';
import { pageWindow, type Paging } from '../http/pagination';
import { toWire, wireFields } from '../content/contentFields';

export type Direction = 'asc' | 'desc';

/** Equality conditions of a list. */
export type Conditions = readonly (readonly [column: string, value: string])[];

/** The closing column, and today in China, `yyyy-MM-dd`. */
export interface Closing {
  column: string;
  today: string;
}

/** An expression that a list is sorted by; never null, since engines differ in where nulls sort. */
export interface SortTerm {
  by: RawBuilder<unknown>;
  to: Direction;
}

/** What a visitor chose of a list: further conditions, and an order before the list's own. */
export interface Narrowing {
  where: readonly RawBuilder<boolean>[];
  sort: readonly SortTerm[];
  /** What the order needs besides the area's own table. */
  join?: RawBuilder<unknown>;
}

/** A list of one area. */
export interface AreaList {
  area: ContentName;
  /** The default order; ties are ordered by id, newest first. */
  order: readonly [column: string, direction: Direction];
  conditions: Conditions;
  /** Rows whose day in this column is before today come last, unless the call names columns to sort by. */
  closing?: Closing;
  narrowing?: Narrowing;
  /** Columns that the call sorts by. */
  sortedBy?: Paging['order'];
}

/** A page of a list, as requested. */
export interface ListRead extends AreaList {
  paging: Paging;
  /** Whether rich texts are truncated. */
  brief: boolean;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The last day of a row; without one it never closes. */
const closingDay = (column: string) => sql<string>`coalesce(nullif(${sql.ref(column)}, ''), '9999')`;

const sortable = (column: string) =>
  column === 'sort' || column === 'fdId' ? sql.ref(column) : sql`coalesce(${sql.ref(column)}, '')`;

export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

const equals = ([column, value]: Conditions[number]) => sql<boolean>`${sql.ref(column)} = ${value}`;

export const conditionsOf = ({ conditions, narrowing }: Pick<AreaList, 'conditions' | 'narrowing'>) => [
  ...conditions.map(equals),
  ...(narrowing?.where ?? []),
];

function termsOf({ order: [column, to], narrowing, sortedBy = [] }: AreaList): SortTerm[] {
  const named = sortedBy.map(({ column, direction }): SortTerm => ({ by: sortable(column), to: direction }));
  const chosen = named.length > 0 ? named : (narrowing?.sort ?? []);
  return [...chosen, { by: sortable(column), to }, { by: sql.ref('fdId'), to: 'desc' }];
}

/** The open rows and then the closed ones, or all rows of a list that does not tell them apart. */
function partsOf({ closing, sortedBy = [] }: AreaList): RawBuilder<boolean>[] {
  if (!closing || sortedBy.length > 0) return [sql<boolean>`1 = 1`];
  const day = closingDay(closing.column);
  return [sql<boolean>`${day} >= ${closing.today}`, sql<boolean>`${day} < ${closing.today}`];
}

const orderBy = (terms: readonly SortTerm[]) =>
  sql`order by ${sql.join(terms.map(({ by, to }) => sql`${by} ${sql.raw(to)}`))}`;

/** A list whose ids can be read from any offset. */
export interface OpenList {
  total: number;
  /** Ids in list order. */
  ids(offset: number, count: number): Promise<string[]>;
}

/** Counts a list, and reads its ids by ordinary SQL. */
export async function openList(db: Store, list: AreaList): Promise<OpenList> {
  const table = sql.table(list.area);
  const where = allOf(conditionsOf(list));
  const parts = partsOf(list);
  const counts = parts.map((part, index) => sql`count(case when ${part} then 1 end) as ${sql.ref(`part${index}`)}`);
  const counted = await sql<Record<string, number | string>>`
    select ${parts.length > 1 ? sql.join(counts) : sql`count(*) as "part0"`} from ${table} where ${where}`.execute(db);
  const sizes = parts.map((_, index) => Number(counted.rows[0]?.[`part${index}`] ?? 0));
  const order = orderBy(termsOf(list));
  const join = list.narrowing?.join ?? sql``;
  return {
    total: sizes.reduce((sum, size) => sum + size, 0),
    async ids(offset, count) {
      const ids: string[] = [];
      let before = 0;
      for (const [index, part] of parts.entries()) {
        const size = sizes[index]!;
        const start = Math.max(0, offset + ids.length - before);
        const wanted = Math.min(count - ids.length, size - start);
        before += size;
        if (wanted <= 0) continue;
        const { rows } = await sql<{ fdId: string }>`select "fdId" from ${table} ${join}
          where ${where} and ${part} ${order} limit ${wanted} offset ${start}`.execute(db);
        ids.push(...rows.map(({ fdId }) => fdId));
      }
      return ids;
    },
  };
}

/** Reads one page of a list. */
export async function readList(db: Store, { paging, brief, ...list }: ListRead) {
  const open = await openList(db, { ...list, sortedBy: paging.order });
  const { offset, limit } = pageWindow(paging, open.total);
  const count = Math.min(limit, open.total - offset);
  if (count <= 0) return page(open.total, []);
  return page(open.total, await rowsOf(db, list.area, await open.ids(offset, count), brief));
}

/** Reads rows by their ids, in the same order; deleted ones are omitted. */
export async function rowsOf(db: Store, area: ContentName, ids: readonly string[], brief: boolean) {
  if (ids.length === 0) return [];
  const rows: Record<string, unknown>[] = await db
    .selectFrom(area as AnyTable)
    .select(wireFields(area).map(([name]) => name))
    .where('fdId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.fdId, toWire(area, row, brief)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids of the previous and the next item in a list. */
export type AdjacentIds = Record<'previous' | 'next', string | null>;

/** The rows behind a place in the order: equal in the first terms, and further in the next one. */
function rowsBehind(terms: readonly SortTerm[], place: readonly unknown[]): RawBuilder<boolean> {
  const further = terms.map(({ by, to }, index) => {
    const equal = terms.slice(0, index).map((term, at) => sql<boolean>`${term.by} = ${place[at]}`);
    return sql`(${allOf([...equal, sql<boolean>`${by} ${to === 'asc' ? sql`>` : sql`<`} ${place[index]}`])})`;
  });
  const { by, to } = terms[0]!;
  // Implied by the others: an index can be entered there.
  const fromHere = sql<boolean>`${by} ${to === 'asc' ? sql`>=` : sql`<=`} ${place[0]}`;
  return sql<boolean>`${fromHere} and (${sql.join(further, sql` or `)})`;
}

/**
 * Ids of the items before and after an item in a list; null: it does not exist. A choice that leaves the item out is
 * dropped, and so are conditions that it does not meet: visitors who came from elsewhere go on in the list that it belongs
 * to.
 */
export async function adjacentIds(db: Store, list: AreaList, fdId: string): Promise<AdjacentIds | null> {
  const { area, conditions, narrowing } = list;
  const table = sql`${sql.table(area)} ${narrowing?.join ?? sql``}`;
  const terms = termsOf(list);
  const parts = partsOf(list);
  const checks = [...conditions.map(equals), allOf(narrowing?.where ?? []), parts[0]!];
  const columns = [
    ...terms.map(({ by }, index) => sql`${by} as ${sql.ref(`term${index}`)}`),
    ...checks.map((check, index) => sql`case when ${check} then 1 else 0 end as ${sql.ref(`check${index}`)}`),
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${table} where "fdId" = ${fdId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const isMet = (index: number) => Number(row[`check${index}`]) === 1;
  const met = conditions.filter((_, index) => isMet(index));
  const isChosen = isMet(conditions.length) && met.length === conditions.length;
  if (narrowing && !isChosen) return adjacentIds(db, { ...list, narrowing: undefined }, fdId);
  const where = allOf(conditionsOf({ conditions: met, narrowing }));
  const own = isMet(conditions.length + 1) ? 0 : 1;
  const place = terms.map((_, index) => row[`term${index}`]);
  const first = async (part: RawBuilder<boolean>, isForward: boolean, isBeside: boolean) => {
    const directed = isForward ? terms : terms.map(({ by, to }): SortTerm => ({ by, to: opposite[to] }));
    const behind = isBeside ? rowsBehind(directed, place) : sql<boolean>`1 = 1`;
    const found = await sql<{ fdId: string }>`select "fdId" from ${table}
      where ${where} and ${part} and ${behind} ${orderBy(directed)} limit 1`.execute(db);
    return found.rows[0]?.fdId ?? null;
  };
  const adjacent = async (isForward: boolean) => {
    const further = parts[isForward ? own + 1 : own - 1];
    return (await first(parts[own]!, isForward, true)) ?? (further ? first(further, isForward, false) : null);
  };
  return { previous: await adjacent(false), next: await adjacent(true) };
}
