import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Contacts that the inbox is searched by. */
const contacts: Record<string, string[]> = {
  projectApplication: ['fdSubmitterPhone', 'fdSubmitterName'],
  purchaseIntention: ['fdContactPhone', 'fdContactName'],
  getbuginess: ['fdContactsPhone', 'fdContactsPerson'],
};

/** What staff note for each other, and indexes of contacts, sorted by code units everywhere. */
export async function caseNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('internalNote')
    .addColumn('fdId', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  const collation = db.getExecutor().adapter instanceof PostgresAdapter ? ' collate "C"' : '';
  const steps = [
    `create index "internalNote_by_submission" on "internalNote" ("submissionId", "at")`,
    `create index "submission_by_accountId" on "submission" ("accountId")`,
  ];
  for (const [table, columns] of Object.entries(contacts)) {
    for (const column of columns)
      steps.push(`create index "${table}_by_${column}" on "${table}" ("${column}"${collation})`);
  }
  for (const step of steps) await sql.raw(step).execute(db);
}
