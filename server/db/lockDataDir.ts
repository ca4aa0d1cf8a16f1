import path from 'node:path';
import Libsql from 'libsql';
import { makePrivateFile, makePrivateFolder } from '../lib/privateFiles';

/** Another portal server works on the same data folder. */
export class DataDirBusyError extends Error {}

/**
 * Keeps a second portal server away from the data folder. It is a lock of the operating system on an exclusively opened
 * file: it ends with the process, so a lock is never stale.
 * @returns a function that releases the lock.
 * @throws DataDirBusyError at once when another process holds it.
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
