import type { ContentName, StoreTransaction } from '../db/schema';

/** Ids of one statement: both engines bound the number of parameters. */
const atOnce = 500;

/** What became of rows that others than the desk wrote or removed. */
type Outcome = 'published' | 'removed';

/**
 * Tells the desk that rows of an area were written or removed from elsewhere, in the transaction that does it: whoever
 * edits them there learns of it, and no draft is lost.
 */
export async function settleItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  outcome: Outcome,
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    let update = trx
      .updateTable('contentItem')
      .set(({ eb }) => ({ state: outcome, scheduledAt: null, version: eb('version', '+', 1) }))
      .where('area', '=', area)
      .where('fdId', 'in', ids.slice(start, start + atOnce));
    // What the portal did not show was not removed from it.
    if (outcome === 'removed') update = update.where('state', '=', 'published');
    await update.execute();
  }
}
