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
}

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTable = any;

/** Rows to walk over from which on a read counts as a long one. */
const far = 1000;

const opposite = { asc: 'desc', desc: 'asc' } as const;

function matching({ db }: PortalContext, { area, conditions }: ListRead) {
  let query = db.selectFrom(area as AnyTable);
  for (const [column, value] of conditions) query = query.where(column, '=', value);
  return query;
}

function countRows(context: PortalContext, list: ListRead, version: number): Promise<number> {
  return context.listCounts.of(list.area, version, JSON.stringify(list.conditions), () =>
    context.longReads.run(async () => {
      const query = matching(context, list).select(sql<number | string>`count(*)`.as('total'));
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
export function idsQuery(context: PortalContext, list: ListRead, total: number, start: number, count: number) {
  const rest = total - start - count;
  const backwards = rest < start;
  let query = matching(context, list).select('fdId');
  for (const [expression, direction] of sortedBy(list)) {
    query = query.orderBy(expression, backwards ? opposite[direction] : direction);
  }
  return { backwards, skipped: backwards ? rest : start, query: query.limit(count).offset(backwards ? rest : start) };
}

async function idsOf(context: PortalContext, list: ListRead, total: number, start: number, count: number) {
  const { backwards, skipped, query } = idsQuery(context, list, total, start, count);
  const read = () => query.execute() as Promise<{ fdId: string }[]>;
  const isLong = skipped > far || (list.paging.order.length > 0 && total > far);
  const ids = (await (isLong ? context.longReads.run(read) : read())).map(({ fdId }) => fdId);
  return backwards ? ids.reverse() : ids;
}

/** Reads one page of a list. @param version of the area's content, as the request has seen it */
export async function readList(context: PortalContext, list: ListRead, version: number) {
  const { area, brief, paging } = list;
  const total = await countRows(context, list, version);
  const { offset, limit } = windowOf(paging, total);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return page(total, []);
  const ids = await idsOf(context, list, total, offset, count);
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
