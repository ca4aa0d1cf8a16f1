import { sql } from 'kysely';
import type { ContentName, StoreTransaction } from '../db/schema';

/** Ids of one statement: both engines bound the number of parameters. */
const atOnce = 500;

/** What became of rows that others than the desk wrote or removed. */
type Outcome = 'published' | 'removed';

/** Whom the desk names as the one who wrote them last. */
const writer = '文件导入';

/** Gives an item to rows that have none: whoever edits such a row at the desk collides with it. */
async function giveItems(trx: StoreTransaction, area: ContentName, ids: readonly string[], now: number): Promise<void> {
  await sql`
    insert into "contentItem" ("area", "fdId", "state", "title", "version", "updatedAt", "updatedBy")
    select cast(${area} as text), "fdId", 'published', '', 0, cast(${now} as bigint), cast(${writer} as text)
    from ${sql.table(area)} where "fdId" in (${sql.join(ids)})
    on conflict ("area", "fdId") do nothing`.execute(trx);
}

/** Takes the items of which the desk has nothing: neither a draft nor a version. */
async function forgetItems(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
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
 * Tells the desk that rows of an area are written or removed from elsewhere, in the transaction that does it and before
 * that: the desk, too, holds an item before its row. Whoever edits them there learns of it, and no draft is lost.
 */
export async function settleItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  outcome: Outcome,
  now: number,
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const part = ids.slice(start, start + atOnce);
    if (outcome === 'published') await giveItems(trx, area, part, now);
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
    // What the portal did not show was not removed from it.
    if (outcome === 'removed') update = update.where('state', '=', 'published');
    await update.execute();
    // After it: whoever held one of them is done, and the version that was kept is seen.
    if (outcome === 'removed') await forgetItems(trx, area, part);
  }
}
