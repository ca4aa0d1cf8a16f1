import type { ContentKey } from '../../src/contract/relations';
import type { AnyTable, ContentName, Store, StoreTransaction } from '../db/schema';
import { batchesOf } from '../lib/batchesOf';
import { isRelatable, contentName } from './relatedCell';

/** A newer server may know more areas. */
const isKnown = (area: string): area is ContentKey['area'] => isRelatable(area);

/** Rows per query. */
const batchSize = 500;

/** Related content set by staff for an item, in order; some of it may not be published any more. */
export async function relatedRows(db: Store | StoreTransaction, area: string, fdId: string): Promise<ContentKey[]> {
  const rows = await db
    .selectFrom('relatedPiece')
    .select(['otherArea', 'otherId'])
    .where('area', '=', area)
    .where('fdId', '=', fdId)
    .orderBy('place')
    .execute();
  return rows.flatMap(({ otherArea, otherId }) => (isKnown(otherArea) ? { area: otherArea, fdId: otherId } : []));
}

/** Related content set by staff for items of an area, by item; for all of them, or for some. */
export async function relatedRowsOf(
  db: Store | StoreTransaction,
  area: string,
  fdIds?: readonly string[],
): Promise<Map<string, ContentKey[]>> {
  const found = new Map<string, ContentKey[]>();
  const all = db.selectFrom('relatedPiece').selectAll().where('area', '=', area).orderBy('fdId').orderBy('place');
  for (const part of fdIds ? batchesOf(fdIds, batchSize) : [null]) {
    for (const { fdId, otherArea, otherId } of await (part ? all.where('fdId', 'in', part) : all).execute()) {
      if (!isKnown(otherArea)) continue;
      const item = { area: otherArea, fdId: otherId };
      found.set(fdId, [...(found.get(fdId) ?? []), item]);
    }
  }
  return found;
}

/** Whether an item is published, or exists at the desk only. */
export type Visibility = 'shown' | 'hidden';

/** Visibility of those items that exist, by their names. */
export async function knownItems(
  db: Store | StoreTransaction,
  items: readonly ContentKey[],
): Promise<Map<string, Visibility>> {
  const known = new Map<string, Visibility>();
  for (const area of new Set(items.map((item) => item.area))) {
    const ids = [...new Set(items.filter((item) => item.area === area).map(({ fdId }) => fdId))];
    for (const part of batchesOf(ids, batchSize)) {
      const atDesk = db.selectFrom('contentItem').select('fdId').where('area', '=', area);
      const shown = (db.selectFrom(area) as AnyTable).select('fdId');
      for (const { fdId } of await atDesk.where('fdId', 'in', part).execute())
        known.set(contentName({ area, fdId }), 'hidden');
      for (const row of await shown.where('fdId', 'in', part).execute())
        known.set(contentName({ area, fdId: String(row.fdId) }), 'shown');
    }
  }
  return known;
}

/**
 * Replaces the related content of items of an area. If others may write it concurrently, call it after
 * `contentChanged`, which locks the area, so that there are no deadlocks.
 *
 * @param relatedById related content by item id
 */
export async function writeRelatedRows(
  trx: StoreTransaction,
  area: string,
  relatedById: ReadonlyMap<string, readonly ContentKey[]>,
): Promise<void> {
  for (const ids of batchesOf([...relatedById.keys()], batchSize))
    await trx.deleteFrom('relatedPiece').where('area', '=', area).where('fdId', 'in', ids).execute();
  const rows = [...relatedById].flatMap(([fdId, items]) =>
    items.map((other, place) => ({ area, fdId, place, otherArea: other.area, otherId: other.fdId })),
  );
  for (const batch of batchesOf(rows, batchSize)) await trx.insertInto('relatedPiece').values(batch).execute();
}

/** Deletes relations from and to items that were deleted for good. */
export async function deleteRelated(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [relations, deleted] = [trx.deleteFrom('relatedPiece'), [...ids]];
  await relations.where('area', '=', area).where('fdId', 'in', deleted).execute();
  await relations.where('otherArea', '=', area).where('otherId', 'in', deleted).execute();
}
