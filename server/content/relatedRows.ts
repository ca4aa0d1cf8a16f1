import type { PieceRef } from '../../src/contract/relations';
import type { ContentName, Store, StoreTransaction } from '../db/schema';

/** What the staff set as belonging to a piece, in their order; some of it may be published no longer. */
export async function relatedRows(db: Store | StoreTransaction, area: string, fdId: string): Promise<PieceRef[]> {
  const rows = await db
    .selectFrom('relatedPiece')
    .select(['otherArea', 'otherId'])
    .where('area', '=', area)
    .where('fdId', '=', fdId)
    .orderBy('place')
    .execute();
  return rows.map(({ otherArea, otherId }) => ({ area: otherArea as PieceRef['area'], fdId: otherId }));
}

/** Sets what belongs to a piece, in the place of what did. */
export async function writeRelatedRows(
  trx: StoreTransaction,
  { area, fdId }: { area: string; fdId: string },
  pieces: readonly PieceRef[],
): Promise<void> {
  await trx.deleteFrom('relatedPiece').where('area', '=', area).where('fdId', '=', fdId).execute();
  if (pieces.length === 0) return;
  const rows = pieces.map((other, place) => ({ area, fdId, place, otherArea: other.area, otherId: other.fdId }));
  await trx.insertInto('relatedPiece').values(rows).execute();
}

/** Forgets what belongs to pieces that are gone for good, and what they belong to. */
export async function forgetRelated(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('relatedPiece')
    .where('area', '=', area)
    .where('fdId', 'in', [...ids])
    .execute();
  await trx
    .deleteFrom('relatedPiece')
    .where('otherArea', '=', area)
    .where('otherId', 'in', [...ids])
    .execute();
}
