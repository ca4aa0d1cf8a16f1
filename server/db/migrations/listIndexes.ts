import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';

/** A list as its indexes know it. */
export interface IndexedList {
  table: string;
  /** The column that it is sorted by. */
  sortedBy: string;
  /** What it filters by, a list of columns for each index. */
  filters: readonly (readonly string[])[];
  /** The day on which a row closes, of a list whose closed rows come last: so that no row is read to tell. */
  closes?: string | null;
}

/** Name of a list's index. */
export const listIndexName = (table: string, columns: readonly string[]): string =>
  [table, 'listed', ...columns.map((column) => `by_${column}`)].join('_');

/**
 * Creates an index for each list, in the list's own order: a page is a range of it, wherever it lies. Released steps call
 * this: what it makes never changes.
 */
export async function createListIndexes(
  db: Kysely<unknown>,
  { table, sortedBy, filters, closes }: IndexedList,
): Promise<void> {
  const closing = closes ? [sql.ref(closes)] : [];
  for (const columns of filters) {
    const keys = [
      ...columns.map((column) => sql.ref(column)),
      sql`coalesce(${sql.ref(sortedBy)}, '')`,
      sql.ref('fdId'),
    ];
    // PostgreSQL reads an index alone only where it has the column itself, not just its text.
    const beside = isPostgres(db)
      ? sql`(${sql.join(keys)}) include (${sql.join([sql.ref(sortedBy), ...closing])})`
      : sql`(${sql.join([...keys, ...closing])})`;
    const name = sql.id(listIndexName(table, columns));
    await sql`create index ${name} on ${sql.table(table)} ${beside}`.execute(db);
  }
}
