import { sql } from 'kysely';
import type { AnyTable, ContentName, StoreTransaction } from '../db/schema';
import { batchesOf } from '../lib/batchesOf';
import { fieldsOf } from './contentFields';

/** Ids per statement: both engines limit the number of parameters. */
const batchSize = 500;

/** What happened to rows that were changed outside the desk. */
type Outcome = 'published' | 'removed';

/** Shown on the desk as the last editor. */
const writer = '文件导入';

/** Note of the versions that an import replaces. */
const beforeImport = '导入前';

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

/** Keeps what is published of these items as their version, so that it can be restored after the import. */
async function keepVersions(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  const names = fieldsOf(area).map(([name]) => name);
  const rows = (await (trx.selectFrom(area) as AnyTable).select(names).where('fdId', 'in', ids).execute()) as {
    fdId: string;
  }[];
  if (rows.length === 0) return;
  const items = await trx
    .selectFrom('contentItem')
    .select(['fdId', 'version', 'updatedAt'])
    .where('area', '=', area)
    .where('fdId', 'in', ids)
    .execute();
  const itemOf = new Map(items.map((item) => [item.fdId, item]));
  const kept = rows.flatMap((row) => {
    const item = itemOf.get(row.fdId);
    if (!item) return [];
    const { fdId, version, updatedAt } = item;
    return { area, fdId, version, values: JSON.stringify(row), at: Number(updatedAt), by: '', note: beforeImport };
  });
  if (kept.length === 0) return;
  await trx
    .insertInto('contentRevision')
    .values(kept)
    .onConflict((conflict) => conflict.columns(['area', 'fdId', 'version']).doNothing())
    .execute();
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
  for (const part of batchesOf(ids, batchSize)) {
    if (outcome === 'published') {
      await createItems(trx, area, part, now);
      await keepVersions(trx, area, part);
    }
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
