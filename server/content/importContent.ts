import { markContent } from '../db/firstStart';
import { contentChanged } from '../db/contentVersion';
import type { ContentName, Store, StoreTransaction } from '../db/schema';
import { checkRows, type CheckedRow, type KnownCategories } from './checkRows';
import { identityOf } from './identity';
import { insertRows } from './insertRows';
import { ContentError, type FileRow } from './readContentFile';

async function storedCategories(db: StoreTransaction): Promise<KnownCategories> {
  const known: KnownCategories = new Map();
  for (const { area, fdCategory } of await db.selectFrom('category').select(['area', 'fdCategory']).execute()) {
    known.set(area, (known.get(area) ?? new Set()).add(fdCategory));
  }
  return known;
}

async function removeSame(db: StoreTransaction, { area, values }: CheckedRow): Promise<void> {
  let query = db.deleteFrom(area);
  for (const field of identityOf(area)) query = query.where(field as never, '=', values[field] as never);
  await query.execute();
}

/** How many rows each area got. */
export type ImportCounts = Map<ContentName, number>;

/**
 * Loads checked rows into their areas, in one transaction: rows of the same identity are replaced, others stay, or go
 * with `replace`. What is loaded is the operator's own and outlives `remove-demo`.
 * @throws ContentError with every mistake of the file; then nothing has changed.
 */
export async function importContent(db: Store, file: FileRow[], replace: boolean): Promise<ImportCounts> {
  return db.transaction().execute(async (step) => {
    const { rows, mistakes } = checkRows(file, await storedCategories(step));
    if (mistakes.length > 0) throw new ContentError(mistakes);
    const byArea = new Map<ContentName, CheckedRow[]>();
    for (const row of rows) {
      const own = byArea.get(row.area);
      if (own) own.push(row);
      else byArea.set(row.area, [row]);
    }
    for (const [area, own] of byArea) {
      if (replace) await step.deleteFrom(area).execute();
      else for (const row of own) await removeSame(step, row);
      await insertRows(
        step,
        area,
        own.map(({ values }) => ({ ...values, demo: '0' })),
      );
      await contentChanged(step, area);
    }
    await markContent(step, 'own', 'keep');
    return new Map([...byArea].map(([area, own]) => [area, own.length]));
  });
}
