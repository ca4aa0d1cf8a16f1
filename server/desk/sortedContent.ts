import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ListOrder } from '../../src/contract/sortOrder';
import { isPostgres } from '../db/isPostgres';
import type { Database, Store } from '../db/schema';
import { StatusError } from '../lib/errors';
import type { DeskArea } from './contentAreas';

/** Where a list's ids come from. */
interface Sources {
  /** Unpublished items; null: none. */
  hidden: SelectQueryBuilder<Database, 'contentItem', object> | null;
  /** Condition of the published rows; null: none. */
  shown: RawBuilder<boolean> | null;
}

/** What published and unpublished rows are sorted by; null: nothing to sort by. */
function keysOf(db: Store, { area, title, day }: DeskArea, column: string): [RawBuilder<unknown>, RawBuilder<unknown>] {
  if (column === 'updatedAt') {
    const item = sql`"contentItem"."area" = ${area} and "contentItem"."fdId" = ${sql.ref(`${area}.fdId`)}`;
    return [sql`(select "updatedAt" from "contentItem" where ${item})`, sql.ref('updatedAt')];
  }
  if (column === 'title') return [sql`coalesce(${sql.ref(title)}, '')`, sql.ref('title')];
  if (day === null) throw new StatusError(400, '请求参数不正确');
  const ofDraft = isPostgres(db) ? sql`"values"::json ->> ${sql.lit(day)}` : sql`"values" ->> ${sql.lit(day)}`;
  return [sql`nullif(${sql.ref(day)}, '')`, sql`nullif(${ofDraft}, '')`];
}

/** Ids of a page of a list that is sorted by a column: unpublished items are among the published ones. */
export async function sortedIds(
  db: Store,
  area: DeskArea,
  order: ListOrder<'content'>,
  { hidden, shown }: Sources,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const [ofShown, ofHidden] = keysOf(db, area, order.replace('-', ''));
  const to = sql.raw(order.startsWith('-') ? 'desc' : 'asc');
  const sources = [
    ...(shown ? [sql`select "fdId", ${ofShown} as "key" from ${sql.table(area.area)} where ${shown}`] : []),
    ...(hidden ? [sql`select "fdId", ${ofHidden} as "key" from ${hidden.selectAll()} as "hidden"`] : []),
  ];
  const { rows } = await sql<{ fdId: string }>`
    select "fdId" from (${sql.join(sources, sql` union all `)}) as "items"
    order by "key" is null, "key" ${to}, "fdId" ${to} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}
