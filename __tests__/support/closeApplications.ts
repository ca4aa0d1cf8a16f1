import { sql } from 'kysely';
import { openDatabase, type StorePlace } from '../../server/db/openDatabase';

/** SQL that closes every open application, so that a company of the tests may apply for the same project again. */
export const closingStatements = [
  `update "projectApplication" set "closedAt" = 1 where "closedAt" is null`,
  `update "submission" set "state" = 'withdrawn' where "kind" = 'application'`,
];

/** Closes every open application in a store. */
export async function closeApplications(place: StorePlace): Promise<void> {
  const db = await openDatabase(place);
  try {
    for (const statement of closingStatements) await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}
