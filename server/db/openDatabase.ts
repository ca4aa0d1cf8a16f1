import path from 'node:path';
import Libsql from 'libsql';
import fs from 'node:fs';
import { sql, Kysely, PostgresDialect } from 'kysely';
import { makePrivateFile, makePrivateFolder, syncFolder } from '../lib/files';
import { embeddedFile, embeddedDialect } from './embedded';
import type { Store, Database } from './schema';
import type { StorageSettings } from '../lib/settings';
import { migrate, type MadeStep } from './migrate';
import { isPostgres } from './queries';
import { postgresPool, type MeasuredPool } from './postgresPool';
import {
  refuseEmptyFolder,
  refuseForeignStore,
  refuseLostFile,
  refuseOtherPrograms,
  claimDataDir,
} from './storeIdentity';
import { openChangeCounter } from './contentVersion';

const lockFile = (dataDir: string): string => path.join(dataDir, 'portal.lock');

/** Another portal server uses the same data folder. */
class DataDirBusyError extends Error {}

/**
 * Locks the data folder against a second portal server. The operating system holds the lock on an exclusively opened
 * file: it ends with the process, so it is never stale.
 * @returns a function that releases the lock
 * @throws DataDirBusyError at once if another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  makePrivateFolder(dataDir);
  const file = lockFile(dataDir);
  makePrivateFile(file);
  const lock = new Libsql(file, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new DataDirBusyError(`another portal server is using the data folder ${dataDir}`);
  }
  return () => lock.close();
}

/** Backup of a data folder's store before a migration. */
export const copyBefore = (dataDir: string, step: string): string => `${embeddedFile(dataDir)}.before-${step}`;

/** Writes one consistent moment of the embedded store into a file, synced; others may write meanwhile. */
export async function copyStore(db: Store, file: string): Promise<void> {
  fs.rmSync(file, { force: true });
  makePrivateFile(file);
  // Into an existing empty file, which has private permissions already.
  await sql`vacuum into ${file}`.execute(db);
  const handle = fs.openSync(file, 'r+');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/**
 * Backs up the embedded store beside its file, since migrations cannot be reverted. An older backup for the same
 * migration is replaced: the migration was not made then, and the store has been in use since.
 */
async function copyBeforeUpgrade(db: Store, dataDir: string, step: string): Promise<string> {
  const file = copyBefore(dataDir, step);
  const coming = `${file}.new`;
  try {
    await copyStore(db, coming);
    fs.renameSync(coming, file);
  } finally {
    // On a full disk it would take the room that the next attempt needs.
    fs.rmSync(coming, { force: true });
  }
  await syncFolder(dataDir);
  return file;
}

/** Where the store is: a PostgreSQL server, or a folder for the embedded engine. */
export interface StorePlace {
  databaseUrl: string | null;
  dataDir: string;
  /** Connections to PostgreSQL; 10 unless given. */
  databasePool?: number;
  /** Not null: attachments are in a bucket, not in the data folder. */
  storage?: StorageSettings | null;
}

type Prepare = (db: Store) => Promise<void>;

/** Called for each migration, and for the backup before them. */
type UpgradeLog = (made: MadeStep | { copy: string }) => void;

/** Key of the PostgreSQL advisory lock that serialises starting servers; arbitrary. */
export const startLock = 7_302_411;

const pools = new WeakMap<Store, MeasuredPool>();

function openPostgres(url: string, waits: 'bounded' | 'endless', most?: number): Store {
  const pool = postgresPool(url, waits, most);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Connections of an open PostgreSQL store by state; null for the embedded engine. */
export const connectionsOf = (db: Store) => pools.get(db)?.connections() ?? null;

/** Opens an existing store as it is, without migrating it. */
export const openUnchanged = ({ databaseUrl, dataDir }: StorePlace): Store =>
  databaseUrl === null
    ? new Kysely<Database>({ dialect: embeddedDialect(dataDir) })
    : openPostgres(databaseUrl, 'endless');

/** Free space without which the embedded store may refuse a write, bytes. */
const leastSpace = 1_000_000;

/** @throws Error if the disk of the embedded store is full, or takes no writes */
export async function requireWritableDisk(dataDir: string): Promise<void> {
  // Tried: after an error Linux refuses writes to a file system that it still names writable.
  await fs.promises.utimes(lockFile(dataDir), new Date(), new Date());
  const { blocks, bavail, bsize } = await fs.promises.statfs(dataDir);
  // A file system in memory without a limit has no blocks.
  if (blocks > 0 && bavail * bsize < leastSpace) throw new Error('the disk is full');
}

/** @throws Error unless the store answers; PostgreSQL also if it only reads, as a standby or when its disk is full */
export async function requireWritable(db: Store): Promise<void> {
  const state = db.selectFrom('portalState').select('name').limit(1);
  // Refused by a PostgreSQL that only reads, as a write is, so that the connection is given up like that of a write.
  await (isPostgres(db) ? state.limit(0).forUpdate() : state).execute();
}

/** Migrates a PostgreSQL database without timeouts, one server at a time. */
async function preparePostgres(place: StorePlace, onStep: UpgradeLog, prepare?: Prepare): Promise<void> {
  const { dataDir, storage } = place;
  await using db = openUnchanged(place);
  // The lock belongs to a transaction: PgBouncer may give each transaction of a connection another session.
  await db.transaction().execute(async (lock) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${startLock})`.execute(lock);
    if (prepare) {
      await refuseForeignStore(db, dataDir);
      if (!storage) await refuseEmptyFolder(db, dataDir);
    }
    await migrate(db, { onStep });
    await prepare?.(db);
  });
}

/** Migrates the embedded database. */
async function prepareEmbedded(db: Store, place: StorePlace, onStep: UpgradeLog, prepare?: Prepare): Promise<void> {
  const { dataDir, storage } = place;
  await refuseOtherPrograms(db, dataDir);
  await refuseForeignStore(db, dataDir);
  if (prepare && !storage) await refuseEmptyFolder(db, dataDir);
  const beforeFirst = async (step: string) => onStep({ copy: await copyBeforeUpgrade(db, dataDir, step) });
  await migrate(db, { onStep, beforeFirst });
  await prepare?.(db);
}

/**
 * Opens the store, migrates its schema and runs `prepare` on it (the first start's content), one server at a time.
 * Commands, which have nothing to prepare, use no data folder with PostgreSQL.
 * @param waits whether statements may take unlimited time; not for servers
 * @throws ForeignStoreError if the data folder belongs to another store, or has lost its own
 */
export async function openDatabase(
  place: StorePlace,
  prepare?: Prepare,
  waits: 'bounded' | 'endless' = 'endless',
  onStep: UpgradeLog = () => undefined,
): Promise<Store> {
  const { databaseUrl, dataDir, databasePool } = place;
  if (databaseUrl !== null) {
    await preparePostgres(place, onStep, prepare);
    return openPostgres(databaseUrl, waits, databasePool);
  }
  refuseLostFile(dataDir);
  const db = openUnchanged(place);
  try {
    await prepareEmbedded(db, place, onStep, prepare);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the store for a server; an embedded one exclusively.
 * @param firstStart loads content into a new store
 * @returns the store; its change counter, with the embedded engine alone; and what closes both
 * @throws DataDirBusyError if another server has it
 */
export async function openServerStore(
  place: StorePlace,
  firstStart: (db: Store) => Promise<void>,
  onUpgrade?: UpgradeLog,
) {
  const release = place.databaseUrl === null ? lockDataDir(place.dataDir) : () => undefined;
  try {
    makePrivateFolder(place.dataDir);
    const prepare = async (store: Store) => {
      await firstStart(store);
      await claimDataDir(store, place.dataDir);
    };
    const db = await openDatabase(place, prepare, 'bounded', onUpgrade);
    const changes = place.databaseUrl === null ? openChangeCounter(place.dataDir) : null;
    const close = async () => {
      changes?.close();
      await db.destroy();
      release();
    };
    return { db, changes, close };
  } catch (error) {
    release();
    throw error;
  }
}
