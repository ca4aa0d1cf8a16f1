import fs from 'node:fs';
import path from 'node:path';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { makePrivateFile, makePrivateFolder } from '../lib/privateFiles';
import { EmbeddedDriver } from './embeddedDriver';

/** SQLite's changes of the schema are part of a transaction, which Kysely does not make use of. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Database file of the embedded engine. */
export const embeddedFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

/**
 * The embedded engine: `portal.db` in the data folder, synced to disk before a write is acknowledged. Statements run on
 * worker threads.
 */
export function embeddedDialect(dataDir: string): Dialect {
  makePrivateFolder(dataDir);
  const file = embeddedFile(dataDir);
  // The WAL takes its permissions from the file, unless an earlier version created it.
  makePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (fs.existsSync(beside)) makePrivateFile(beside);
  const settings = {
    file,
    busyMs: 5000,
    pragmas: ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON'],
    // The engine leaves its WAL beside the file when it closes; after a checkpoint the file alone is the whole store.
    atClose: ['wal_checkpoint(TRUNCATE)'],
  };
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new EmbeddedDriver(settings),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
