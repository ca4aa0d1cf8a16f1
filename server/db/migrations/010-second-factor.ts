import type { Kysely } from 'kysely';
import { createTable } from './tables';

/** The second step of a staff login: the code that was used last, and the codes for whoever lost the authenticator. */
export async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('totpStep', 'bigint').execute();
  await createTable(db, 'recoveryCode', 'accountId! codeHash!', ['recoveryCode_key', ['accountId', 'codeHash']]);
}
