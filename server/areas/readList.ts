import { sql } from 'kysely';
import type { PortalContext } from '../context';
import type { ContentName } from '../db/schema';
import { page } from './envelopes';
import type { Conditions, ListPart, MonthCount } from './listCounts';
import { windowOf, type Paging } from './paging';
import { sentFields, sentRow } from './rowSchema';

type Direction = 'asc' | 'desc';

/** One list, as a call asks for it. */
export interface ListRead {
  area: ContentName;
  /** The order unless the call names one; ties go by id, newest first. */
  order: [column: string, direction: Direction];
  conditions: Conditions;
  paging: Paging;
  /** Rich texts are cut to their beginnings. */
  brief: boolean;
  /** Rows whose day in this column lies before `today` come after all others. */
  closing?: Closing;
}

/** What closes a row, and China's day, `yyyy-MM-dd`: an answer may be kept for that day only. */
export interface Closing {
  column: string;
  today: string;
}

/** A stretch of a list that one index holds in order: all of it, or what is open, or what is closed. */
interface Stretch {
  part: ListPart | null;
  months: MonthCount[];
  total: number;
}

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTable = any;

/** Rows to walk over from which on a read counts as a long one. */
const far = 5000;

const opposite = { asc: 'desc', desc: 'asc' } as const;

function partsOf({ closing, paging }: ListRead): (ListPart | null)[] {
  if (!closing || paging.order.length > 0) return [null];
  const { column, today } = closing;
  // A day that is missing sorts as the last one: what never closes is open.
  const day = sql`coalesce(nullif(${sql.ref(column)}, ''), '9999')`;
  return [
    { name: `open ${today}`, where: sql<boolean>`${day} >= ${today}` },
    { name: `closed ${today}`, where: sql<boolean>`${day} < ${today}` },
  ];
}

function stretchesOf({ listCounts }: PortalContext, list: ListRead, version: number): Promise<Stretch[]> {
  return Promise.all(
    partsOf(list).map(async (part) => {
      const months = await listCounts.of(list.area, version, list.conditions, part);
      return { part, months, total: months.reduce((sum, { count }) => sum + count, 0) };
    }),
  );
}

/** The way to a page: from the stretch's end, or from its beginning or the month that the page begins in. */
interface Way {
  backwards: boolean;
  /** Only rows before this; null: all. */
  before: string | null;
  skipped: number;
}

/** Finds the shortest way to a page; the index leads to a month at once, and is walked from there. */
function wayTo({ order, paging }: ListRead, { months, total }: Stretch, start: number, count: number): Way {
  const way: Way = { backwards: false, before: null, skipped: start };
  if (order[1] === 'desc' && paging.order.length === 0) {
    for (const { month, count: rows } of months.slice(0, -1)) {
      if (way.skipped < rows) break;
      way.skipped -= rows;
      way.before = month;
    }
  }
  const rest = total - start - count;
  return rest < way.skipped ? { backwards: true, before: null, skipped: rest } : way;
}

// Engines differ in where nulls sort; empty text sorts alike in both.
const sortable = (column: string) => (column === 'sort' ? sql.ref('sort') : sql`coalesce(${sql.ref(column)}, '')`);

/** Reads the ids of a page alone: an index holds them in the list's order. */
async function idsOf(context: PortalContext, list: ListRead, stretch: Stretch, start: number, count: number) {
  if (count <= 0) return [];
  const { area, conditions, order, paging } = list;
  const { backwards, before, skipped } = wayTo(list, stretch, start, count);
  const [column, direction] = order;
  let query = context.db.selectFrom(area as AnyTable).select('fdId');
  for (const [name, value] of conditions) query = query.where(name, '=', value);
  if (stretch.part) query = query.where(stretch.part.where);
  if (before !== null) query = query.where(sortable(column), '<', before);
  const sorted: [AnyTable, Direction][] = [
    ...paging.order.map((asked): [AnyTable, Direction] => [asked.column, asked.direction]),
    [sortable(column), direction],
    ['fdId', 'desc'],
  ];
  for (const [by, way] of sorted) query = query.orderBy(by, backwards ? opposite[way] : way);
  query = query.limit(count).offset(skipped);
  const isLong = skipped > far || (paging.order.length > 0 && stretch.total > far);
  const rows: { fdId: string }[] = await (isLong ? context.longReads.run(() => query.execute()) : query.execute());
  const ids = rows.map(({ fdId }) => fdId);
  return backwards ? ids.reverse() : ids;
}

/** Reads one page of a list. @param version of the area's content, as the request has seen it */
export async function readList(context: PortalContext, list: ListRead, version: number) {
  const { area, brief, paging } = list;
  const stretches = await stretchesOf(context, list, version);
  const total = stretches.reduce((sum, stretch) => sum + stretch.total, 0);
  const { offset, limit } = windowOf(paging, total);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return page(total, []);
  const ids: string[] = [];
  let before = 0;
  for (const stretch of stretches) {
    const start = Math.max(0, offset + ids.length - before);
    ids.push(...(await idsOf(context, list, stretch, start, Math.min(count - ids.length, stretch.total - start))));
    before += stretch.total;
  }
  if (ids.length === 0) return page(total, []);
  const rows: Record<string, unknown>[] = await context.db
    .selectFrom(area as AnyTable)
    .select(sentFields(area).map(([name]) => name))
    .where('fdId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.fdId, sentRow(area, row, brief)]));
  return page(
    total,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}
