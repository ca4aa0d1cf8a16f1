import type { Kysely } from 'kysely';

/** The second step of a staff login: the code that was used last, and the codes for whoever lost the authenticator. */
export async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('totpStep', 'bigint').execute();
  await db.schema
    .createTable('recoveryCode')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCode_key', ['accountId', 'codeHash'] as never[])
    .execute();
}
