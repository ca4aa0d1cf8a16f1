import type { Store, StoreTransaction } from './schema';

/** Mark of the store: absent before the first start, then `demo`, or `own` once the demo content is gone. */
const mark = 'content';

/** What kind of content the store has; null before its first start. */
export async function readContentMark(db: Store | StoreTransaction): Promise<string | null> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', mark).executeTakeFirst();
  return row?.value ?? null;
}

/** Marks what kind of content the store has; `keep` leaves a mark that is there. */
export async function markContent(db: StoreTransaction, value: 'demo' | 'own', present: 'keep' | 'overwrite') {
  await db
    .insertInto('portalState')
    .values({ name: mark, value })
    .onConflict((conflict) => {
      const same = conflict.column('name');
      return present === 'keep' ? same.doNothing() : same.doUpdateSet({ value });
    })
    .execute();
}
