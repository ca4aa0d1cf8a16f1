import Libsql from 'libsql';
import { embeddedFile } from './embedded';

/** Detects writes to a store without a query. */
export interface ChangeCounter {
  /** A number that changes with every commit, by any process; null if unknown. */
  count(): number | null;
  close(): void;
}

/**
 * Counts commits to the embedded database, including other processes', on a read-only connection of its own. The engine
 * reads the number from shared memory within microseconds, so no worker thread is needed.
 */
export function openChangeCounter(dataDir: string): ChangeCounter {
  // Does not wait for locks: without a number, the caller queries the store.
  const database = new Libsql(embeddedFile(dataDir), { timeout: 0, readonly: true });
  const statement = database.prepare('pragma data_version').raw();
  return {
    count() {
      try {
        return (statement.get() as [number])[0];
      } catch {
        return null;
      }
    },
    close: () => void database.close(),
  };
}
