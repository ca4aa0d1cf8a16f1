import { areaNames } from '../../src/contract/areas';
import type { Store, StoreTransaction } from './schema';

/** Made greater with every change of what the index holds of a row. */
const made = 3;

/**
 * What the index was made with. Its words are cut by ICU, which is another one with another Node.js; its places count the
 * areas.
 */
export const indexVersion = `${made} icu ${process.versions.icu} ${areaNames.join(' ')}`;

/** Where the store says which version its index has. */
export const indexMark = 'searchIndex';

/** The version that the store's index has; null where it has no index yet. */
export async function readIndexMark(db: Store | StoreTransaction): Promise<string | null> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', indexMark).executeTakeFirst();
  return row?.value ?? null;
}
