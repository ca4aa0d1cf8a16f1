import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether a store, or one of its transactions, is PostgreSQL. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
