import { createDemoAccounts } from '../auth/demoAccounts';
import { contentNames } from '../content/contentFields';
import { categoryId } from '../content/identity';
import { insertRows } from '../content/insertRows';
import { storedRow } from '../content/storedRow';
import { contentChanged } from './contentVersion';
import type { ContentName, Store, StoreTransaction } from './schema';
import type { SeedContent } from './seedContent';

/** Mark of the store: absent before the first start, then `demo`, or `own` once the demo content is gone. */
const mark = 'content';

function rowsOf(seed: SeedContent): Record<ContentName, object[]> {
  return {
    banner: seed.banners,
    navigation: seed.navigation,
    category: seed.categories.map((row) => ({ fdId: categoryId(row.area, row.fdCategory), ...row })),
    financial: seed.financial,
    policy: seed.policies,
    industryNews: seed.news,
    project: seed.projects,
    app: seed.apps,
    specialist: seed.specialists,
    recruit: seed.recruits,
    getbuginess: seed.getbuginess,
  };
}

async function load(db: StoreTransaction, seed: SeedContent): Promise<void> {
  const rows = rowsOf(seed);
  for (const area of contentNames) {
    await insertRows(
      db,
      area,
      rows[area].map((row) => storedRow(area, row, '1')),
    );
    await contentChanged(db, area);
  }
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

/** Whether the store shows the demo content. */
export async function hasDemoContent(db: Store | StoreTransaction): Promise<boolean> {
  const row = await db.selectFrom('portalState').select('value').where('name', '=', mark).executeTakeFirst();
  return row?.value === 'demo';
}

/**
 * Loads the demo content into a store that never had content; all of it or nothing. A store that starts without it is
 * the operator's own for good: no later start fills it.
 */
export async function firstStart(db: Store, seed: SeedContent | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const started = await trx.selectFrom('portalState').select('value').where('name', '=', mark).executeTakeFirst();
    if (started) return;
    if (seed === null) {
      await markContent(trx, 'own', 'keep');
      return;
    }
    await load(trx, seed);
    await createDemoAccounts(trx, Date.now());
    await markContent(trx, 'demo', 'keep');
  });
}
