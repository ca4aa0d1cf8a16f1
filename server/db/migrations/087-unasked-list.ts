import type { Kysely } from 'kysely';

/** No page asks for a category of both sides: such a call reads the list of everything, a month at a time. */
export async function unaskedList(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('getbuginess_listed_by_fdType').ifExists().execute();
}
