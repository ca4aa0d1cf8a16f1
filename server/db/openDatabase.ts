import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { embeddedDialect } from './embedded';
import { migrate } from './migrate';
import type { Database, Store } from './schema';

/** Where the store is: a PostgreSQL server, or the embedded engine in a folder. */
export interface StorePlace {
  databaseUrl: string | null;
  dataDir: string;
}

/** Number of the PostgreSQL advisory lock under which servers that start together take turns; any constant does. */
const startLock = 7_302_411;

/**
 * Opens the store, brings its schema up to date and runs `prepare` on it (the first start's content), all of it by one
 * server at a time.
 */
export async function openDatabase(place: StorePlace, prepare?: (db: Store) => Promise<void>): Promise<Store> {
  if (place.databaseUrl === null) {
    const db = new Kysely<Database>({ dialect: embeddedDialect(place.dataDir) });
    await migrate(db);
    await prepare?.(db);
    return db;
  }
  const pool = new Pool({ connectionString: place.databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${startLock})`.execute(connection);
      try {
        await migrate(connection);
        await prepare?.(connection);
      } finally {
        await sql`select pg_advisory_unlock(${startLock})`.execute(connection);
      }
    });
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
