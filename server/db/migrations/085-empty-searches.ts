import type { Kysely } from 'kysely';

/** What visitors searched for in vain, and when last; nobody is named, nor how often. */
export async function emptySearches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('emptySearch')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
}
