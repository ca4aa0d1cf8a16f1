import { sql } from 'kysely';
import type { ContentName, StoreTransaction } from '../db/schema';

/** Ids per statement: both engines limit the number of parameters. */
const batchSize = 500;

/** What happened to rows that were changed outside the desk. */
type Outcome = 'published' | 'removed';

/** Shown on the desk as the last editor. */
const writer = '文件导入';

/** Creates content items for rows without one, so that concurrent edits at the desk get a version conflict. */
async function createItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    insert into "contentItem" ("area", "fdId", "state", "title", "version", "updatedAt", "updatedBy")
    select cast(${area} as text), "fdId", 'published', '', 0, cast(${now} as bigint), cast(${writer} as text)
    from ${sql.table(area)} where "fdId" in (${sql.join(ids)})
    on conflict ("area", "fdId") do nothing`.execute(trx);
}

/** Deletes items with neither a draft nor a version. */
async function deleteItems(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('contentItem')
    .where('area', '=', area)
    .where('fdId', 'in', ids)
    .where('values', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contentRevision')
            .select('contentRevision.version')
            .whereRef('contentRevision.area', '=', 'contentItem.area')
            .whereRef('contentRevision.fdId', '=', 'contentItem.fdId'),
        ),
      ),
    )
    .execute();
}

/**
 * Updates the desk's items for rows that an import writes or removes. Call it in the same transaction and before the
 * rows are changed: the desk locks an item before its row, too. Concurrent edits get a version conflict, and no draft
 * is lost.
 */
export async function syncItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  outcome: Outcome,
  now: number,
): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const part = ids.slice(start, start + batchSize);
    if (outcome === 'published') await createItems(trx, area, part, now);
    let update = trx
      .updateTable('contentItem')
      .set(({ eb }) => ({
        state: outcome,
        scheduledAt: null,
        version: eb('version', '+', 1),
        updatedAt: now,
        updatedBy: writer,
      }))
      .where('area', '=', area)
      .where('fdId', 'in', part);
    // Only published items were removed.
    if (outcome === 'removed') update = update.where('state', '=', 'published');
    await update.execute();
    // After the update, which waits for concurrent edits and sees the versions they stored.
    if (outcome === 'removed') await deleteItems(trx, area, part);
  }
}
