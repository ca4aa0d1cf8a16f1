import path from 'node:path';
import Libsql from 'libsql';
import { makePrivateFile, makePrivateFolder } from '../lib/privateFiles';

/** Another portal server uses the same data folder. */
export class DataDirBusyError extends Error {}

/**
 * Locks the data folder against a second portal server. The operating system holds the lock on an exclusively opened
 * file: it ends with the process, so it is never stale.
 * @returns a function that releases the lock
 * @throws DataDirBusyError at once if another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  makePrivateFolder(dataDir);
  const file = path.join(dataDir, 'portal.lock');
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
