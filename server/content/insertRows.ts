import type { ContentName, StoreTransaction } from '../db/schema';

/** Rows per statement: both engines limit the number of parameters. */
const batchSize = 50;

/** Inserts rows into one area's table; the caller must call `contentChanged`. */
export async function insertRows(db: StoreTransaction, area: ContentName, rows: object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto(area)
      .values(rows.slice(start, start + batchSize) as never)
      .execute();
  }
}
