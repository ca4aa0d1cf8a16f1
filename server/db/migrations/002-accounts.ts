import type { Kysely } from 'kysely';
import { createIndex, createTable, createUniqueIndex } from './tables';

const tables: Record<string, string> = {
  account: 'fdId! username! passwordHash! fdComId fdComName avatar isCust! status! createdAt!# demo!',
  session: 'tokenHash! accountId! createdAt!# usedAt!# idleMs!# expiresAt!#',
  shortLived: 'name! value count!# expiresAt!#',
  idempotency: 'keyHash! fingerprint! answer createdAt!#',
  attachment: 'attId! accountId! attKey! fileName! size!# sha256! createdAt!# applicationId',
  projectApplication:
    'fdId! accountId! fdProjectId! fdProjectName! fdComName! fdComId! fdSubmitterName! fdSubmitterPhone! fdApplicantEmail fdApplicationInfo createdAt!#',
  purchaseIntention:
    'fdId! accountId! fdAppId! fdAppName! fdComId! fdComName! fdContactName! fdContactPhone! fdContactEmail fdContactWechat createdAt!#',
};

const indexes: [table: string, column: string][] = [
  ['session', 'accountId'],
  ['session', 'expiresAt'],
  ['shortLived', 'expiresAt'],
  ['idempotency', 'createdAt'],
  ['attachment', 'applicationId'],
  ['projectApplication', 'fdProjectId'],
  ['purchaseIntention', 'fdAppId'],
];

/** Accounts, sessions, what lives for minutes, keys of writes, attachments, applications, intentions. */
export async function accounts(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) await createTable(db, table, columns);
  await createUniqueIndex(db, 'account', ['username']);
  for (const [table, column] of indexes) await createIndex(db, table, [column]);
}
