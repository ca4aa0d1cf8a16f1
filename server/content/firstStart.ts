import { createDemoAccounts, hashDemoPasswords } from '../auth/demoAccounts';
import type { PasswordCost } from '../auth/passwords';
import { markContent, readContentMark } from '../db/contentMark';
import { contentChanged } from '../db/contentVersion';
import type { ContentRows, Store, StoreTransaction } from '../db/schema';
import { contentNames } from './contentFields';
import { insertRows } from './importContent';

/** Provides the content of the first start; called only then. */
export type ContentSource = () => ContentRows | Promise<ContentRows>;

/**
 * Loads the demo content into a new store, in one transaction. A store that starts without it never gets it later.
 * @param more further demo data, e.g. submissions
 * @param cost password hashing cost; the usual one by default
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
