import type { Store, StoreTransaction } from './schema';

/** The value of a key of the store's state; null: it has none. */
export async function readState(db: Store | StoreTransaction, name: string): Promise<string | null> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Sets the value of a key; `keep` does not overwrite. */
export async function writeState(
  db: Store | StoreTransaction,
  name: string,
  value: string,
  present: 'keep' | 'overwrite' = 'overwrite',
): Promise<void> {
  await db
    .insertInto('portalState')
    .values({ name, value })
    .onConflict((conflict) => {
      const same = conflict.column('name');
      return present === 'keep' ? same.doNothing() : same.doUpdateSet({ value });
    })
    .execute();
}

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
