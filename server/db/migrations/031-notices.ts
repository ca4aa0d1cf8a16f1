import type { ColumnDataType, Kysely } from 'kysely';

async function table(db: Kysely<unknown>, name: string, columns: Record<string, ColumnDataType>): Promise<void> {
  let create = db.schema.createTable(name).addColumn('fdId', 'text', (column) => column.primaryKey());
  for (const [column, type] of Object.entries(columns)) create = create.addColumn(column, type);
  await create.execute();
}

/** Notices to be sent, which are written with what they tell of, and the webhooks that get them. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('newsAt', 'bigint').execute();
  await table(db, 'outbox', {
    at: 'bigint',
    submissionId: 'text',
    number: 'text',
    action: 'text',
    channel: 'text',
    webhookId: 'text',
    attempts: 'integer',
    nextAt: 'bigint',
    doneAt: 'bigint',
    error: 'text',
  });
  await table(db, 'webhook', { name: 'text', kind: 'text', url: 'text', secret: 'text', createdAt: 'bigint' });
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('outbox')
      .columns(columns as never[])
      .execute();
  await index('outbox_by_nextAt', ['doneAt', 'nextAt']);
  await index('outbox_by_at', ['at']);
}
