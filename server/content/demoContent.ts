import { deleteRows, rowsWith } from '../db/queries';
import type { ContentRows, Store, StoreTransaction, ContentName } from '../db/schema';
import { checkRows } from './checkRows';
import { categoryColumn, ContentError, contentNames, fieldsOf } from './contentFields';
import { readContent } from './readContent';
import { createDemoAccounts, hashDemoPasswords, removeDemoAccounts } from '../auth/newAccount';
import type { PasswordCost } from '../auth/passwords';
import { markContent, readContentMark } from '../db/portalState';
import { contentChanged, allChanged } from '../db/contentVersion';
import { insertRows } from './importContent';
import { sql } from 'kysely';

/**
 * The content of a new portal, checked like any import; all of it is fictitious. Its dates are relative to the first
 * start: the newest entry is two days old, and some deadlines have passed. The same day gives the same content.
 * @param now time of the first start, in ms
 * @throws ContentError with all errors of the files
 */
export function demoContent(folder: string, now: number): ContentRows {
  const { rows, errors } = checkRows(readContent(folder, null).rows, new Map(), now);
  if (errors.length > 0) throw new ContentError(errors);
  const byArea = contentNames.map((name) => [
    name,
    rows.filter(({ area }) => area === name).map(({ values }) => values),
  ]);
  return Object.fromEntries(byArea) as ContentRows;
}

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
      const rows = content[area].map((row) => ({ ...row, demo: '1' }));
      await insertRows(trx, area, rows);
      await contentChanged(trx, area);
    }
    await createDemoAccounts(trx, hashes, Date.now());
    await more?.(trx);
    await markContent(trx, 'demo', 'keep');
  });
}

/** Demo categories used by the operator's own rows are kept and lose their demo flag. */
async function keepUsedCategories(db: StoreTransaction): Promise<void> {
  for (const area of contentNames) {
    const column = categoryColumn(area);
    if (!column) continue;
    await db
      .updateTable('category')
      .set({ demo: '0' })
      .where('area', '=', area)
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(area)} as own where own.demo = '0' and ${sql.ref(`own.${column}`)} = ${sql.ref('category.fdCategory')})`,
      )
      .execute();
  }
}

/** Deletes the desk's data on demo rows: drafts, schedules, versions. */
async function deleteItems(db: StoreTransaction, area: ContentName): Promise<void> {
  const demo = rowsWith(db, area as 'policy', { demo: '1' }).select('fdId');
  for (const table of ['contentItem', 'contentRevision'] as const)
    await db.deleteFrom(table).where('area', '=', area).where('fdId', 'in', demo).execute();
  for (const table of ['contentDraft', 'contentDraftVersion'] as const)
    await db.deleteFrom(table).where('area', '=', area).where('draftKey', 'in', demo).execute();
}

/** Deletes the demo company's submissions, with their events and counts. */
async function removeDemoSubmissions(trx: StoreTransaction): Promise<void> {
  const demo = trx.selectFrom('submission').where('demo', '=', '1');
  for (const table of ['submissionEvent', 'internalNote', 'outbox'] as const)
    await trx.deleteFrom(table).where('submissionId', 'in', demo.select('fdId')).execute();
  for (const table of ['projectApplication', 'purchaseIntention'] as const)
    await trx.deleteFrom(table).where('fdId', 'in', demo.select('fdId')).execute();
  await trx.deleteFrom('deskRecord').where('target', 'in', demo.select('number')).execute();
  await deleteRows(trx, 'submission', { demo: '1' });
}

/** Removes all that the first start created, accounts included, and nothing later. @returns number of content rows */
export async function removeDemo(db: Store): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await keepUsedCategories(trx);
    let removed = 0;
    for (const area of contentNames) {
      if (fieldsOf(area)[0]?.[0] === 'fdId') await deleteItems(trx, area);
      removed += await deleteRows(trx, area as 'policy', { demo: '1' });
    }
    await removeDemoSubmissions(trx);
    await removeDemoAccounts(trx);
    await markContent(trx, 'own', 'overwrite');
    await allChanged(trx, contentNames);
    return removed;
  });
}
