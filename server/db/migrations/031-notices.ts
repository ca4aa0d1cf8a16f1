import type { Kysely } from 'kysely';
import { createIndex, createTable } from './tables';

const outbox = 'fdId at# submissionId number action channel webhookId attempts+ nextAt# doneAt# error';

/** Notices to be sent, which are written with what they tell of, and the webhooks that get them. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('newsAt', 'bigint').execute();
  await createTable(db, 'outbox', outbox);
  await createTable(db, 'webhook', 'fdId name kind url secret createdAt#');
  await createIndex(db, 'outbox', ['doneAt', 'nextAt'], 'outbox_by_nextAt');
  await createIndex(db, 'outbox', ['at']);
}
