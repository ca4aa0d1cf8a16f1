import fs from 'node:fs';
import path from 'node:path';
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { makePrivateFile, makePrivateFolder } from '../files/privateFiles';

const rememberedStatements = 500;

/** The engine leaves its log beside the file when it closes; folded in, the file alone is the whole store. */
function foldLogIn(database: Libsql.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // A disk that is full or gone: the log stays, and is read at the next start.
  }
}

/**
 * Kysely's view of a libSQL database: statements are prepared once, and transactions take the write lock at their
 * start. Only writers open transactions here; one that began as a reader could not become a writer after another
 * process has written.
 */
function remembering(database: Libsql.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql) as unknown as SqliteStatement;
      if (statements.size < rememberedStatements) statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      foldLogIn(database);
      database.close();
    },
  };
}

/** The file of the embedded engine. */
export const embeddedFile = (dataDir: string): string => path.join(dataDir, 'portal.db');

/** The embedded engine: `portal.db` in the data folder, synced to the disk before a write is acknowledged. */
export function embeddedDialect(dataDir: string): Dialect {
  makePrivateFolder(dataDir);
  const file = embeddedFile(dataDir);
  // The log takes its rights from the file, unless an earlier version made it.
  makePrivateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (fs.existsSync(beside)) makePrivateFile(beside);
  const database = new Libsql(file, { timeout: 5000 });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON']) {
    database.pragma(pragma);
  }
  return new SqliteDialect({ database: remembering(database) });
}
