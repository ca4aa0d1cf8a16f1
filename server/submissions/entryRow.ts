import type { Selectable } from 'kysely';
import { contentChanged } from '../db/contentVersion';
import type { ContentTables, StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';

/** An entry as the portal's table has it. */
export type EntryRow = Selectable<ContentTables['getbuginess']>;

/** @throws BusinessError for a category that entries do not have. */
export async function needEntryCategory(trx: StoreTransaction, code: string): Promise<void> {
  const row = await trx
    .selectFrom('category')
    .select('fdId')
    .where('area', '=', 'getbuginess')
    .where('fdCategory', '=', code)
    .executeTakeFirst();
  if (!row) throw new BusinessError('所选类别不存在');
}

/** The entry, if the portal shows it. */
export const shownEntry = (trx: StoreTransaction, fdId: string): Promise<EntryRow | undefined> =>
  trx.selectFrom('getbuginess').selectAll().where('fdId', '=', fdId).executeTakeFirst();

/** Shows an entry on the portal from now on; one that is there already gets the new values. */
export async function showEntry(trx: StoreTransaction, row: EntryRow): Promise<void> {
  await trx
    .insertInto('getbuginess')
    .values(row)
    .onConflict((conflict) => conflict.column('fdId').doUpdateSet(row))
    .execute();
  await contentChanged(trx, 'getbuginess', [row.fdId]);
}

/** Takes an entry off the portal. @returns what it was, as JSON to be kept; null: it was not there. */
export async function hideEntry(trx: StoreTransaction, fdId: string): Promise<string | null> {
  const row = await trx.deleteFrom('getbuginess').where('fdId', '=', fdId).returningAll().executeTakeFirst();
  if (!row) return null;
  await contentChanged(trx, 'getbuginess', [fdId]);
  return JSON.stringify(row);
}

/** The entry that is kept while the portal does not show it. */
export const keptEntry = (values: string | null): EntryRow | null =>
  values === null ? null : (JSON.parse(values) as EntryRow);
