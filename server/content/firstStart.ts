import { createDemoAccounts, hashDemoPasswords } from '../auth/demoAccounts';
import type { PasswordCost } from '../auth/passwords';
import { markContent, readContentMark } from '../db/contentMark';
import { contentChanged } from '../db/contentVersion';
import type { ContentRows, Store, StoreTransaction } from '../db/schema';
import { contentNames } from './contentFields';
import { insertRows } from './insertRows';

/** Gives the content of the first start; called only where that has not been yet. */
export type ContentSource = () => ContentRows | Promise<ContentRows>;

/**
 * Loads the demo content into a store that never had content; all of it or nothing. A store that starts without it is
 * the operator's own for good: no later start fills it.
 * @param more what else comes with the demo content and its accounts.
 * @param cost of the accounts' passwords, unless it is the usual one.
 */
export async function firstStart(
  db: Store,
  seed: ContentSource | null,
  more?: (trx: StoreTransaction) => Promise<void>,
  cost?: PasswordCost,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await readContentMark(trx)) !== null) return;
    if (seed === null) {
      await markContent(trx, 'own', 'keep');
      return;
    }
    const [hashes, content] = await Promise.all([hashDemoPasswords(cost), seed()]);
    for (const area of contentNames) {
      await insertRows(
        trx,
        area,
        content[area].map((row) => ({ ...row, demo: '1' })),
      );
      await contentChanged(trx, area);
    }
    await createDemoAccounts(trx, hashes, Date.now());
    await more?.(trx);
    await markContent(trx, 'demo', 'keep');
  });
}
