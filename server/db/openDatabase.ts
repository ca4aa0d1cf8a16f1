import { Kysely, PostgresDialect, sql } from 'kysely';
import { embeddedDialect } from './embedded';
import { copyBeforeUpgrade } from './copyBeforeUpgrade';
import { migrate, type MadeStep } from './migrate';
import { postgresPool } from './postgresPool';
import type { Database, Store } from './schema';
import { refuseEmptyFolder, refuseForeignStore, refuseLostFile, refuseOtherPrograms } from './storeIdentity';

/** Where the store is: a PostgreSQL server, or the embedded engine in a folder. */
export interface StorePlace {
  databaseUrl: string | null;
  dataDir: string;
}

type Prepare = (db: Store) => Promise<void>;

/** Told of the steps of a store's schema that were made, and of the copy that was made before them. */
export type UpgradeLog = (made: MadeStep | { copy: string }) => void;

/** Number of the PostgreSQL advisory lock under which servers that start together take turns; any constant does. */
const startLock = 7_302_411;

const openPostgres = (url: string, waits: 'bounded' | 'endless') =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: postgresPool(url, waits) }) });

/** Migrates a PostgreSQL database, however long that takes and even if another server does the same. */
async function preparePostgres(url: string, dataDir: string, onStep: UpgradeLog, prepare?: Prepare): Promise<void> {
  const db = openPostgres(url, 'endless');
  try {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${startLock})`.execute(connection);
      try {
        if (prepare) {
          await refuseForeignStore(connection, dataDir);
          await refuseEmptyFolder(connection, dataDir);
        }
        await migrate(connection, { onStep });
        await prepare?.(connection);
      } finally {
        await sql`select pg_advisory_unlock(${startLock})`.execute(connection);
      }
    });
  } finally {
    await db.destroy();
  }
}

/** Brings the file in a data folder up to date. */
async function prepareEmbedded(db: Store, dataDir: string, onStep: UpgradeLog, prepare?: Prepare): Promise<void> {
  await refuseOtherPrograms(db, dataDir);
  await refuseForeignStore(db, dataDir);
  if (prepare) await refuseEmptyFolder(db, dataDir);
  const beforeFirst = async (step: string) => onStep({ copy: await copyBeforeUpgrade(db, dataDir, step) });
  await migrate(db, { onStep, beforeFirst });
  await prepare?.(db);
}

/**
 * Opens the store, brings its schema up to date and runs `prepare` on it (the first start's content), all of it by one
 * server at a time. A command, which has nothing to prepare, uses no data folder beside a PostgreSQL.
 * @param waits whether a statement may take as long as it likes; a server's may not.
 * @throws ForeignStoreError when the data folder belongs to another store, or has lost its own.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: StorePlace,
  prepare?: Prepare,
  waits: 'bounded' | 'endless' = 'endless',
  onStep: UpgradeLog = () => undefined,
): Promise<Store> {
  if (databaseUrl !== null) {
    await preparePostgres(databaseUrl, dataDir, onStep, prepare);
    return openPostgres(databaseUrl, waits);
  }
  refuseLostFile(dataDir);
  const db = new Kysely<Database>({ dialect: embeddedDialect(dataDir) });
  try {
    await prepareEmbedded(db, dataDir, onStep, prepare);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
