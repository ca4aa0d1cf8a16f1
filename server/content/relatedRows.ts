import type { ContentKey } from '../../src/contract/relations';
import type { AnyTable, ContentName, Store, StoreTransaction } from '../db/schema';
import { isRelatable, contentName } from './relatedCell';

/** A server of another version may know more areas. */
const isKnown = (area: string): area is ContentKey['area'] => isRelatable(area);

/** Rows looked for in one step. */
const atOnce = 500;

/** What the staff set as belonging to a piece, in their order; some of it may be published no longer. */
export async function relatedRows(db: Store | StoreTransaction, area: string, fdId: string): Promise<ContentKey[]> {
  const rows = await db
    .selectFrom('relatedItem')
    .select(['otherArea', 'otherId'])
    .where('area', '=', area)
    .where('fdId', '=', fdId)
    .orderBy('place')
    .execute();
  return rows.flatMap(({ otherArea, otherId }) => (isKnown(otherArea) ? { area: otherArea, fdId: otherId } : []));
}

/** What the staff set as belonging to pieces of an area, by the piece; to all of them, or to some. */
export async function relatedRowsOf(
  db: Store | StoreTransaction,
  area: string,
  fdIds?: readonly string[],
): Promise<Map<string, ContentKey[]>> {
  const found = new Map<string, ContentKey[]>();
  const all = db.selectFrom('relatedItem').selectAll().where('area', '=', area).orderBy('fdId').orderBy('place');
  for (let start = 0; start < (fdIds?.length ?? 1); start += atOnce) {
    const part = fdIds?.slice(start, start + atOnce);
    for (const { fdId, otherArea, otherId } of await (part ? all.where('fdId', 'in', part) : all).execute()) {
      if (!isKnown(otherArea)) continue;
      const piece = { area: otherArea, fdId: otherId };
      found.set(fdId, [...(found.get(fdId) ?? []), piece]);
    }
  }
  return found;
}

/** Where a piece is: on the portal, or at the desk alone. */
export type Visibility = 'shown' | 'hidden';

/** Where those of some pieces are that there are, by their names. */
export async function knownItems(
  db: Store | StoreTransaction,
  pieces: readonly ContentKey[],
): Promise<Map<string, Visibility>> {
  const known = new Map<string, Visibility>();
  for (const area of new Set(pieces.map((piece) => piece.area))) {
    const ids = [...new Set(pieces.filter((piece) => piece.area === area).map(({ fdId }) => fdId))];
    for (let start = 0; start < ids.length; start += atOnce) {
      const part = ids.slice(start, start + atOnce);
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
 * Sets what belongs to pieces of an area, in the place of what did. Of pieces that others may set something of, call it
 * after `contentChanged`: all wait there first, and no two for each other.
 *
 * @param beside by the piece's id
 */
export async function writeRelatedRows(
  trx: StoreTransaction,
  area: string,
  beside: ReadonlyMap<string, readonly ContentKey[]>,
): Promise<void> {
  const ids = [...beside.keys()];
  for (let start = 0; start < ids.length; start += atOnce) {
    await trx
      .deleteFrom('relatedItem')
      .where('area', '=', area)
      .where('fdId', 'in', ids.slice(start, start + atOnce))
      .execute();
  }
  const rows = [...beside].flatMap(([fdId, pieces]) =>
    pieces.map((other, place) => ({ area, fdId, place, otherArea: other.area, otherId: other.fdId })),
  );
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto('relatedItem')
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}

/** Forgets what belongs to pieces that are gone for good, and what they belong to. */
export async function forgetRelated(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('relatedItem')
    .where('area', '=', area)
    .where('fdId', 'in', [...ids])
    .execute();
  await trx
    .deleteFrom('relatedItem')
    .where('otherArea', '=', area)
    .where('otherId', 'in', [...ids])
    .execute();
}
