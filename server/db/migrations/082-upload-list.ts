import type { Kysely } from 'kysely';

/** The newest uploads, to be used again. */
export async function uploadList(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('picture_newest').on('picture').columns(['createdAt', 'fdId']).execute();
}
