import type { Kysely } from 'kysely';
import { createIndex, createTable } from './tables';

/** Columns and key of each table. */
const tables: Record<string, [columns: string, key: string[]]> = {
  contentDraft: [
    'accountId! area! draftKey! sitting! version!+ title! fields! savedAt!#',
    ['accountId', 'area', 'draftKey'],
  ],
  contentDraftVersion: ['fdId! area! draftKey! version!+ values! at!# by! note!', ['fdId']],
  contentEditor: ['area! fdId! sitting! accountId! name! since!# seenAt!# claimedAt!#', ['area', 'fdId', 'sitting']],
};

/** What staff type before they save it, what of it was replaced, and who has an item open. */
export async function contentDrafts(db: Kysely<unknown>): Promise<void> {
  for (const [table, [columns, key]] of Object.entries(tables))
    await createTable(db, table, columns, [`${table}_key`, key]);
  await createIndex(db, 'contentDraftVersion', ['area', 'draftKey', 'at'], 'contentDraftVersion_of_item');
}
