import type { Kysely } from 'kysely';
import { createIndex, createTable } from './tables';

/** What the staff set by hand as related to a content item, in their order. */
export async function relations(db: Kysely<unknown>): Promise<void> {
  const key = ['relatedPiece_by_place', ['area', 'fdId', 'place']] as const;
  await createTable(db, 'relatedPiece', 'area! fdId! place!+ otherArea! otherId!', key);
  await createIndex(db, 'relatedPiece', ['otherArea', 'otherId'], 'relatedPiece_by_other');
}
