import type { Kysely } from 'kysely';
import { createIndex } from './tables';

/** What staff ask a company to correct, until when, and what each edit changed; a replaced file stays beside its successor. */
export async function supplements(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('supplement', 'text').execute();
  await db.schema.alterTable('submission').addColumn('supplementDay', 'text').execute();
  await db.schema.alterTable('submissionEvent').addColumn('details', 'text').execute();
  await db.schema.alterTable('attachment').addColumn('replacedBy', 'text').execute();
  await createIndex(db, 'submission', ['supplementDay']);
}
