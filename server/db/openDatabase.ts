import { Kysely, PostgresDialect, sql } from 'kysely';
import { embeddedDialect } from './embedded';
import { migrate } from './migrate';
import { postgresPool } from './postgresPool';
import type { Database, Store } from './schema';

/** Where the store is: a PostgreSQL server, or the embedded engine in a folder. */
export interface StorePlace {
  databaseUrl: string | null;
  dataDir: string;
}

/** Number of the PostgreSQL advisory lock under which servers that start together take turns; any constant does. */
const startLock = 7_302_411;

const openPostgres = (url: string, waits: 'bounded' | 'endless') =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: postgresPool(url, waits) }) });

/** Brings a PostgreSQL up to date, however long that takes and whoever else does so now. */
async function preparePostgres(url: string, prepare?: (db: Store) => Promise<void>): Promise<void> {
  const db = openPostgres(url, 'endless');
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
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the store, brings its schema up to date and runs `prepare` on it (the first start's content), all of it by one
 * server at a time.
 * @param waits whether a statement may take as long as it likes; a server's may not.
 */
export async function openDatabase(
  place: StorePlace,
  prepare?: (db: Store) => Promise<void>,
  waits: 'bounded' | 'endless' = 'endless',
): Promise<Store> {
  if (place.databaseUrl !== null) {
    await preparePostgres(place.databaseUrl, prepare);
    return openPostgres(place.databaseUrl, waits);
  }
  const db = new Kysely<Database>({ dialect: embeddedDialect(place.dataDir) });
  await migrate(db);
  await prepare?.(db);
  return db;
}
