import { sql } from 'kysely';
import type { PortalContext } from '../context';
import type { ContentName } from '../db/schema';
import { page } from './envelopes';
import { windowOf, type Paging } from './paging';
import { sentFields, sentRow } from './rowSchema';

type Direction = 'asc' | 'desc';

/** One list, as a call asks for it. */
export interface ListRead {
  area: ContentName;
  /** The order unless the call names one; ties go by id, newest first. */
  order: [column: string, direction: Direction];
  conditions: [column: string, value: string][];
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
type Stretch = 'all' | 'open' | 'closed';

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTable = any;

/** Rows to walk over from which on a read counts as a long one. */
const far = 1000;

const opposite = { asc: 'desc', desc: 'asc' } as const;

function matching({ db }: PortalContext, { area, conditions, closing }: ListRead, stretch: Stretch) {
  let query = db.selectFrom(area as AnyTable);
  for (const [column, value] of conditions) query = query.where(column, '=', value);
  if (!closing || stretch === 'all') return query;
  // A day that is missing sorts as the last one: what never closes is open.
  const day = sql<string>`coalesce(nullif(${sql.ref(closing.column)}, ''), '9999')`;
  return query.where(day, stretch === 'open' ? '>=' : '<', closing.today);
}

function countRows(context: PortalContext, list: ListRead, stretch: Stretch, version: number): Promise<number> {
  const key = JSON.stringify([list.conditions, stretch, stretch === 'all' ? null : list.closing]);
  return context.listCounts.of(list.area, version, key, () =>
    context.longReads.run(async () => {
      const query = matching(context, list, stretch).select(sql<number | string>`count(*)`.as('total'));
      return Number((await query.executeTakeFirstOrThrow()).total);
    }),
  );
}

/** What the list is sorted by, ids last: no two rows are alike, and an index has the same columns. */
function sortedBy({ order: [column, direction], paging }: ListRead): [expression: AnyTable, direction: Direction][] {
  return [
    ...paging.order.map((asked): [AnyTable, Direction] => [asked.column, asked.direction]),
    // Engines differ in where nulls sort; empty text sorts alike in both.
    [column === 'sort' ? 'sort' : sql`coalesce(${sql.ref(column)}, '')`, direction],
    ['fdId', 'desc'],
  ];
}

/** The ids of a page, read from an index alone; beyond the middle the walk begins at the list's end. */
function idsQuery(
  context: PortalContext,
  list: ListRead,
  stretch: Stretch,
  { total, start, count }: Record<'total' | 'start' | 'count', number>,
) {
  const rest = total - start - count;
  const backwards = rest < start;
  let query = matching(context, list, stretch).select('fdId');
  for (const [expression, direction] of sortedBy(list)) {
    query = query.orderBy(expression, backwards ? opposite[direction] : direction);
  }
  return { backwards, skipped: backwards ? rest : start, query: query.limit(count).offset(backwards ? rest : start) };
}

async function idsOf(
  context: PortalContext,
  list: ListRead,
  stretch: Stretch,
  place: Record<'total' | 'start' | 'count', number>,
) {
  if (place.count <= 0) return [];
  const { total } = place;
  const { backwards, skipped, query } = idsQuery(context, list, stretch, place);
  const read = () => query.execute() as Promise<{ fdId: string }[]>;
  const isLong = skipped > far || (list.paging.order.length > 0 && total > far);
  const ids = (await (isLong ? context.longReads.run(read) : read())).map(({ fdId }) => fdId);
  return backwards ? ids.reverse() : ids;
}

/** Reads one page of a list. @param version of the area's content, as the request has seen it */
export async function readList(context: PortalContext, list: ListRead, version: number) {
  const { area, brief, closing, paging } = list;
  const stretches: Stretch[] = closing && paging.order.length === 0 ? ['open', 'closed'] : ['all'];
  const totals = await Promise.all(stretches.map((stretch) => countRows(context, list, stretch, version)));
  const total = totals.reduce((sum, count) => sum + count, 0);
  const { offset, limit } = windowOf(paging, total);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return page(total, []);
  const ids: string[] = [];
  let before = 0;
  for (const [place, stretch] of stretches.entries()) {
    const start = Math.max(0, offset + ids.length - before);
    const wanted = Math.min(count - ids.length, totals[place] - start);
    ids.push(...(await idsOf(context, list, stretch, { total: totals[place], start, count: wanted })));
    before += totals[place];
  }
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
