import { batchesOf } from '../lib/batchesOf';
import type { Store, StoreTransaction } from '../db/schema';

/** Ids per statement: both engines limit the number of parameters. */
const batchSize = 500;

/** Those ids that are entries sent in by companies, which own them. */
export async function companyEntries(db: Store | StoreTransaction, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of batchesOf(ids, batchSize)) {
    const rows = await db
      .selectFrom('submission')
      .select('fdId')
      .where('kind', '=', 'entry')
      .where('fdId', 'in', part)
      .execute();
    for (const { fdId } of rows) known.add(fdId);
  }
  return known;
}
