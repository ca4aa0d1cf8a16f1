import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './schema';

/** Number of rows that a query would read. */
export async function countOf<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number | string>().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return Number(count);
}
