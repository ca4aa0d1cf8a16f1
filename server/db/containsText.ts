import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Store } from './schema';

/** Case-insensitive substring match, without wildcards. */
export function containsText(db: Store, column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} ${isPostgres(db) ? sql`ilike` : sql`like`} ${pattern} escape '\\'`;
}

/** Prefix match, using an index with binary collation. */
export function beginsWith(db: Store, column: string, text: string): RawBuilder<boolean> {
  const sorted = isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
  return sql<boolean>`${sorted} >= ${text} and ${sorted} < ${`${text}\u{10ffff}`}`;
}
