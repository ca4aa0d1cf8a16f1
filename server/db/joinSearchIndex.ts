import { PostgresAdapter, sql } from 'kysely';
import type { Store } from './schema';

/**
 * Joins some of the parts that many insertions have left of the embedded index: a search looks into each of them.
 * @param step `all` lays out the whole index for one part, and begins again wherever it is sent; `next` goes on
 * @param pages are joined at once, about so many
 * @returns whether there is more to join
 */
export async function joinIndex(db: Store, step: 'all' | 'next', pages = 500): Promise<boolean> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return false;
  return db.transaction().execute(async (trx) => {
    const written = async () => {
      const { rows } = await sql<{ count: number }>`select total_changes() as "count"`.execute(trx);
      return Number(rows[0]!.count);
    };
    const before = await written();
    await sql`insert into "searchTerm" ("searchTerm", rank) values ('merge', ${step === 'all' ? -pages : pages})`.execute(
      trx,
    );
    // The insertion itself counts as one.
    return (await written()) - before > 1;
  });
}
