import type { Kysely } from 'kysely';

/** Gives the table of captchas and limits the name that the code calls it by; some stores were made with it. */
export async function ephemeralStore(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'ephemeralStore')) return;
  await db.schema.alterTable('shortLived').renameTo('ephemeralStore').execute();
}
