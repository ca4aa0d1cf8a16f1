import type { Kysely } from 'kysely';

/** Answers that staff use again, with `{编号}`, `{名称}` and `{企业}` in the places of a submission's own words. */
export async function answerTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answerTemplate')
    .addColumn('fdId', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull().unique())
    .execute();
}
