import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Store } from './schema';

/**
 * Merges segments that many insertions have left in the embedded full-text index, since a search reads each of them.
 * @param step `all` starts merging the whole index into one segment, and restarts with each call; `next` continues
 * @param pages approximate number of pages to merge
 * @returns whether there is more to merge
 */
export async function mergeIndex(db: Store, step: 'all' | 'next', pages = 500): Promise<boolean> {
  if (isPostgres(db)) return false;
  return db.transaction().execute(async (trx) => {
    const written = async () => {
      const { rows } = await sql<{ count: number }>`select total_changes() as "count"`.execute(trx);
      return Number(rows[0]!.count);
    };
    const before = await written();
    await sql`insert into "searchTerm" ("searchTerm", rank) values ('merge', ${step === 'all' ? -pages : pages})`.execute(
      trx,
    );
    // The insert statement itself counts as one change.
    return (await written()) - before > 1;
  });
}
