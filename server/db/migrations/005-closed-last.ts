import { PostgresAdapter, sql, type Kysely } from 'kysely';

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
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [table, sortedBy, closes, filters] of lists) {
    for (const columns of filters) {
      const name = [table, 'listed', ...columns.map((column) => `by_${column}`)].join('_');
      await db.schema.dropIndex(name).ifExists().execute();
      const keys = [
        ...columns.map((column) => sql.ref(column)),
        sql`coalesce(${sql.ref(sortedBy)}, '')`,
        sql.ref('fdId'),
      ];
      const beside = onPostgres
        ? sql`(${sql.join(keys)}) include (${sql.ref(sortedBy)}, ${sql.ref(closes)})`
        : sql`(${sql.join([...keys, sql.ref(closes)])})`;
      await sql`create index ${sql.id(name)} on ${sql.table(table)} ${beside}`.execute(db);
    }
  }
}
