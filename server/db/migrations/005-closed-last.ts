import type { Kysely } from 'kysely';
import { createListIndexes, listIndexName } from './listIndexes';

/** The lists whose closed rows come last: what they are sorted by, when a row closes, and what they filter by. */
const lists: [table: string, sortedBy: string, closes: string, filters: string[][]][] = [
  ['project', 'fdApplicationStart', 'fdApplicationEnd', [[], ['category']]],
  [
    'getbuginess',
    'fdReleaseTime',
    'fdDeadlineTime',
    [[], ['fdGetbuginessType'], ['fdType'], ['fdGetbuginessType', 'fdType']],
  ],
];

/**
 * Adds the day on which a row closes to the lists' indexes, so that open and closed rows can be distinguished without
 * reading the rows.
 */
export async function closedLast(db: Kysely<unknown>): Promise<void> {
  for (const [table, sortedBy, closes, filters] of lists) {
    for (const columns of filters) await db.schema.dropIndex(listIndexName(table, columns)).ifExists().execute();
    await createListIndexes(db, { table, sortedBy, filters, closes });
  }
}
