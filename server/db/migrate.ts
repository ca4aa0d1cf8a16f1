import type { Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Store } from './schema';

/**
 * Brings the schema to the version of this server, a transaction a step.
 * @throws Error when the store was written by a newer server.
 */
export async function migrate(db: Store): Promise<void> {
  await db.schema
    .createTable('schemaVersion')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const { version: stored } = await db
    .selectFrom('schemaVersion')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  const done = Number(stored);
  if (done > migrations.length) {
    throw new Error(
      `the database has schema version ${done}, this server knows ${migrations.length}: use a newer server`,
    );
  }
  for (const [index, { name, up }] of migrations.entries()) {
    if (index < done) continue;
    await db.transaction().execute(async (trx) => {
      await up(trx as unknown as Kysely<unknown>);
      await trx
        .insertInto('schemaVersion')
        .values({ version: index + 1, name, appliedAt: new Date().toISOString() })
        .execute();
    });
  }
}
