import { readState, writeState } from './portalState';
import type { Store, StoreTransaction } from './schema';

/** Key in `portalState`: absent before the first start, then `demo`, or `own` once the demo content is removed. */
const key = 'content';

/** Whether the store has demo or own content; null before its first start. */
export const readContentMark = (db: Store | StoreTransaction): Promise<string | null> => readState(db, key);

/** Records what content the store has; `keep` does not overwrite. */
export const markContent = (
  db: StoreTransaction,
  value: 'demo' | 'own',
  present: 'keep' | 'overwrite',
): Promise<void> => writeState(db, key, value, present);
