import { sql, type Kysely } from 'kysely';

/** Counts fall to 0 and stay: what waits is found without those of all days that are done. */
export async function openCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create index "openCount_waiting" on "openCount" ("kind", "day", "state", "handler", "count")
    where "count" > 0`.execute(db);
}
