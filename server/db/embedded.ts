import fs from 'node:fs';
import path from 'node:path';
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';

const rememberedStatements = 500;

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
      database.close();
    },
  };
}

/** The embedded engine: `portal.db` in the data folder, synced to the disk before a write is acknowledged. */
export function embeddedDialect(dataDir: string): Dialect {
  fs.mkdirSync(dataDir, { recursive: true });
  const database = new Libsql(path.join(dataDir, 'portal.db'), { timeout: 5000 });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'foreign_keys = ON']) {
    database.pragma(pragma);
  }
  return new SqliteDialect({ database: remembering(database) });
}
