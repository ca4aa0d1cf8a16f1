import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { Store } from './schema';

const isPostgres = (db: Store) => db.getExecutor().adapter instanceof PostgresAdapter;

/** A part of a text, whichever case its letters have; nothing in it stands for something else. */
export function containsText(db: Store, column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} ${isPostgres(db) ? sql`ilike` : sql`like`} ${pattern} escape '\\'`;
}

/** The beginning of a text, by an index that sorts texts by their characters. */
export function beginsWith(db: Store, column: string, text: string): RawBuilder<boolean> {
  const sorted = isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
  return sql<boolean>`${sorted} >= ${text} and ${sorted} < ${`${text}\u{10ffff}`}`;
}
