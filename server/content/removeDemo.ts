import { sql } from 'kysely';
import { removeDemoAccounts } from '../auth/demoAccounts';
import { markContent } from '../db/contentMark';
import { allChanged } from '../db/contentVersion';
import { removeDemoSubmissions } from '../db/removeDemoSubmissions';
import type { ContentName, Store, StoreTransaction } from '../db/schema';
import { contentNames, fieldsOf } from './contentFields';

/** Areas whose table has a `demo` column. A table without it has no demo rows and must not stop the others. */
async function markedAreas(db: StoreTransaction): Promise<ContentName[]> {
  const tables = await db.introspection.getTables();
  const marked = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === 'demo')).map(({ name }) => name),
  );
  return contentNames.filter((area) => marked.has(area));
}

/** Demo categories used by the operator's own rows are kept and lose their demo flag. */
async function keepUsedCategories(db: StoreTransaction, areas: ContentName[]): Promise<void> {
  for (const area of areas) {
    const [column] = fieldsOf(area).find(([, { kind }]) => kind === 'category') ?? [];
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
  const demo = db
    .selectFrom(area as 'policy')
    .select('fdId')
    .where('demo', '=', '1');
  await db.deleteFrom('contentItem').where('area', '=', area).where('fdId', 'in', demo).execute();
  await db.deleteFrom('contentRevision').where('area', '=', area).where('fdId', 'in', demo).execute();
  for (const table of ['contentDraft', 'contentDraftVersion'] as const)
    await db.deleteFrom(table).where('area', '=', area).where('draftKey', 'in', demo).execute();
}

/** Removes all that the first start created, accounts included, and nothing later. @returns number of content rows */
export async function removeDemo(db: Store): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const areas = await markedAreas(trx);
    await keepUsedCategories(trx, areas);
    let removed = 0;
    for (const area of areas) {
      if (fieldsOf(area)[0]?.[0] === 'fdId') await deleteItems(trx, area);
      const { numDeletedRows } = await trx.deleteFrom(area).where('demo', '=', '1').executeTakeFirstOrThrow();
      removed += Number(numDeletedRows);
    }
    await removeDemoSubmissions(trx);
    await removeDemoAccounts(trx);
    await markContent(trx, 'own', 'overwrite');
    await allChanged(trx, areas);
    return removed;
  });
}
