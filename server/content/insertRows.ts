import { batchesOf } from '../lib/batchesOf';
import type { ContentName, StoreTransaction } from '../db/schema';

/** Rows per statement: both engines limit the number of parameters. */
const batchSize = 50;

/** Inserts rows into one area's table; the caller must call `contentChanged`. */
export async function insertRows(db: StoreTransaction, area: ContentName, rows: object[]): Promise<void> {
  for (const batch of batchesOf(rows, batchSize)) {
    await db
      .insertInto(area)
      .values(batch as never)
      .execute();
  }
}
