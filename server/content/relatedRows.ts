import type { PieceRef } from '../../src/contract/relations';
import type { AnyTable, ContentName, Store, StoreTransaction } from '../db/schema';
import { pieceName } from './relatedCell';

/** Rows looked for in one step. */
const atOnce = 500;

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

/** What the staff set as belonging to pieces of an area, by the piece; to all of them, or to some. */
export async function relatedRowsOf(
  db: Store | StoreTransaction,
  area: string,
  fdIds?: readonly string[],
): Promise<Map<string, PieceRef[]>> {
  const found = new Map<string, PieceRef[]>();
  const all = db.selectFrom('relatedPiece').selectAll().where('area', '=', area).orderBy('fdId').orderBy('place');
  for (let start = 0; start < (fdIds?.length ?? 1); start += atOnce) {
    const part = fdIds?.slice(start, start + atOnce);
    for (const { fdId, otherArea, otherId } of await (part ? all.where('fdId', 'in', part) : all).execute()) {
      const piece = { area: otherArea as PieceRef['area'], fdId: otherId };
      found.set(fdId, [...(found.get(fdId) ?? []), piece]);
    }
  }
  return found;
}

/** The names of those of some pieces that there are, on the portal or at the desk alone. */
export async function knownPieces(db: Store | StoreTransaction, pieces: readonly PieceRef[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const area of new Set(pieces.map((piece) => piece.area))) {
    const ids = [...new Set(pieces.filter((piece) => piece.area === area).map(({ fdId }) => fdId))];
    for (let start = 0; start < ids.length; start += atOnce) {
      const part = ids.slice(start, start + atOnce);
      const atDesk = db.selectFrom('contentItem').select('fdId').where('area', '=', area);
      const shown = (db.selectFrom(area) as AnyTable).select('fdId');
      for (const { fdId } of await atDesk.where('fdId', 'in', part).execute()) known.add(pieceName({ area, fdId }));
      for (const row of await shown.where('fdId', 'in', part).execute())
        known.add(pieceName({ area, fdId: String(row.fdId) }));
    }
  }
  return known;
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
