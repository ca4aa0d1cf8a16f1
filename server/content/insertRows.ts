import type { ContentName, StoreTransaction } from '../db/schema';

/** Rows a statement: both engines bound the number of parameters. */
const atOnce = 50;

/** Inserts rows of one area's table; the caller says `contentChanged`. */
export async function insertRows(db: StoreTransaction, area: ContentName, rows: object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto(area)
      .values(rows.slice(start, start + atOnce) as never)
      .execute();
  }
}
