import { makePrivateFolder } from '../lib/privateFiles';
import { openChangeCounter } from './changeCounter';
import { lockDataDir } from './lockDataDir';
import { openDatabase, type StorePlace, type UpgradeLog } from './openDatabase';
import type { Store } from './schema';
import { claimDataDir } from './storeIdentity';

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
