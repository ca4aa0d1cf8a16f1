import type { Store, StoreTransaction } from '../db/schema';

/** Ids per statement: both engines limit the number of parameters. */
const atOnce = 500;

/** Those ids that are entries sent in by companies, which own them. */
export async function companysEntries(db: Store | StoreTransaction, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .selectFrom('submission')
      .select('fdId')
      .where('kind', '=', 'entry')
      .where('fdId', 'in', ids.slice(start, start + atOnce))
      .execute();
    for (const { fdId } of rows) known.add(fdId);
  }
  return known;
}
