import type { Kysely } from 'kysely';
import { isPostgres } from '../isPostgres';
import { createIndex, createTable, runAll } from './tables';

/** Contacts that the inbox is searched by. */
const contacts: Record<string, string[]> = {
  projectApplication: ['fdSubmitterPhone', 'fdSubmitterName'],
  purchaseIntention: ['fdContactPhone', 'fdContactName'],
  getbuginess: ['fdContactsPhone', 'fdContactsPerson'],
};

/** What staff note for each other, and indexes of contacts, sorted by code units everywhere. */
export async function caseNotes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'internalNote', 'fdId submissionId! at!# actor! note!');
  await createIndex(db, 'internalNote', ['submissionId', 'at'], 'internalNote_by_submission');
  await createIndex(db, 'submission', ['accountId']);
  const collation = isPostgres(db) ? ' collate "C"' : '';
  for (const [table, columns] of Object.entries(contacts)) {
    const index = (column: string) => `create index "${table}_by_${column}" on "${table}" ("${column}"${collation})`;
    await runAll(db, columns.map(index));
  }
}
