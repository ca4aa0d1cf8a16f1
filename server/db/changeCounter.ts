import Libsql from 'libsql';
import { embeddedFile } from './embedded';

/** Tells whether anything was written to a store, at the cost of no statement. */
export interface ChangeCounter {
  /** Another number after every commit, whoever made it; null if it is not known. */
  count(): number | null;
  close(): void;
}

/**
 * Counts the commits to the embedded database, other processes' as well, from a connection of its own that never writes:
 * it sees all the others' commits. The engine reads the number from memory that its connections share, in a few
 * microseconds, so that it needs no thread.
 */
export function openChangeCounter(dataDir: string): ChangeCounter {
  // Waits for no lock: whoever is not told asks the store.
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
