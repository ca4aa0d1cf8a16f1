import type { Kysely } from 'kysely';

/** No page of the portal asks for a category of both sides; for the desk's list of it that of everything is read. */
export async function unaskedList(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('getbuginess_listed_by_fdType').ifExists().execute();
}
