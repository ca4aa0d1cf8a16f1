import { areaNames } from '../../src/contract/areas';
import { readState } from './portalState';
import type { Store, StoreTransaction } from './schema';

/** Made greater with every change of what the index holds of a row. */
const made = 5;

/**
 * What the index was made with. Its words are cut by ICU, which is another one with another Node.js; its places count the
 * areas.
 */
export const indexVersion = `${made} icu ${process.versions.icu} ${areaNames.join(' ')}`;

/** Where the store says which version its index has. */
export const indexMark = 'searchIndex';

/** Who made an index; an `older` one lacks something. While servers are replaced one by one, two versions meet. */
type IndexOrigin = 'nobody' | 'own' | 'older' | 'other';

/** The origin of an index by its mark. */
export function indexOrigin(mark: string | null): IndexOrigin {
  if (mark === null) return 'nobody';
  if (mark === indexVersion) return 'own';
  const [format, , , ...areas] = mark.split(' ');
  return Number(format) < made || !areaNames.every((name) => areas.includes(name)) ? 'older' : 'other';
}

/** The version that the store's index has; null where it has no index yet. */
export const readIndexMark = (db: Store | StoreTransaction): Promise<string | null> => readState(db, indexMark);
