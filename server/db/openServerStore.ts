import { makePrivateFolder } from '../lib/privateFiles';
import { lockDataDir } from './lockDataDir';
import { openDatabase, type StorePlace } from './openDatabase';
import type { Store } from './schema';
import { claimDataDir } from './storeIdentity';

/** An open store, and how to give it back. */
export interface ServerStore {
  db: Store;
  close: () => Promise<void>;
}

/**
 * Opens the store for a server: an embedded one for it alone.
 * @param firstStart puts content into a store that never had any.
 * @throws DataDirBusyError when another server has it.
 */
export async function openServerStore(
  place: StorePlace,
  firstStart: (db: Store) => Promise<void>,
): Promise<ServerStore> {
  const release = place.databaseUrl === null ? lockDataDir(place.dataDir) : () => undefined;
  try {
    makePrivateFolder(place.dataDir);
    const prepare = async (store: Store) => {
      await firstStart(store);
      await claimDataDir(store, place.dataDir);
    };
    const db = await openDatabase(place, prepare, 'bounded');
    const close = async () => {
      await db.destroy();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
}
