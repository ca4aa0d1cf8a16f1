import type { Store, StoreTransaction } from './schema';

/** Key in `portalState`: absent before the first start, then `demo`, or `own` once the demo content is removed. */
const key = 'content';

/** Whether the store has demo or own content; null before its first start. */
export async function readContentMark(db: Store | StoreTransaction): Promise<string | null> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Records what content the store has; `keep` does not overwrite. */
export async function markContent(db: StoreTransaction, value: 'demo' | 'own', present: 'keep' | 'overwrite') {
  await db
    .insertInto('portalState')
    .values({ name: key, value })
    .onConflict((conflict) => {
      const same = conflict.column('name');
      return present === 'keep' ? same.doNothing() : same.doUpdateSet({ value });
    })
    .execute();
}
