import { sql } from 'kysely';
import { deskParts, type StaffLine, type StaffRole } from '../../src/contract/desk';
import { generatePassword } from '../auth/askPassword';
import { newAccount } from '../auth/newAccount';
import { hashPassword } from '../auth/passwords';
import type { Store, StoreTransaction } from '../db/schema';
import { markContent } from '../db/contentMark';
import { chinaTime } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { AuditEntry } from '../db/writeAuditLog';
import { record, type DeskCall } from './deskRoutes';

const notFound = '没有找到这个账号';
const lastAdministrator = '至少要保留一名可以登录的管理员';

/** Must match the condition of the partial index on staff accounts. */
const isStaff = sql<boolean>`"isCust" = '0'`;

/** All staff accounts, oldest first. */
export async function listStaff(db: Store): Promise<StaffLine[]> {
  const rows = await db
    .selectFrom('account')
    .select(['fdId', 'username', 'displayName', 'role', 'status', 'totpSecret', 'createdAt'])
    .where(isStaff)
    .orderBy('createdAt')
    .orderBy('fdId')
    .execute();
  return rows.map((row) => ({
    accountId: row.fdId,
    username: row.username,
    displayName: row.displayName ?? '',
    role: row.role as StaffRole,
    secondFactor: row.totpSecret !== null,
    disabled: row.status !== '0',
    createdAt: chinaTime(Number(row.createdAt)),
  }));
}

/**
 * An account of the back office (`'0'`) or a company (`'1'`) that is about to be changed. A demo account, whose
 * password is public, may change demo accounts only.
 * @param by id of the calling account
 * @throws StatusError 404; BusinessError
 */
export async function findManagedAccount(trx: StoreTransaction, by: string, accountId: string, isCust: '0' | '1') {
  const row = await trx
    .selectFrom('account')
    .select(['fdId', 'username', 'displayName', 'fdComName', 'role', 'status', 'demo'])
    .where('fdId', '=', accountId)
    .where('isCust', '=', isCust)
    // Closed accounts have no password and cannot be changed.
    .where('passwordHash', '!=', '')
    .executeTakeFirst();
  if (!row) throw new StatusError(404, notFound);
  if (row.demo !== '1' && (await isDemo(trx, by))) throw new BusinessError(messages.demoStaff);
  return row;
}

/** Ends all sessions of an account. */
export async function endAllSessions(trx: StoreTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom('session').where('accountId', '=', accountId).execute();
}

/**
 * Ensures that an administrator who can log in remains; call it at the end of a change.
 * @param demo whether demo accounts may log in
 * @throws BusinessError
 */
async function assertAdministratorLeft(trx: StoreTransaction, demo: boolean): Promise<void> {
  const row = await trx
    .selectFrom('account')
    .select('fdId')
    .where(isStaff)
    .where('status', '=', '0')
    .where('role', 'in', deskParts.settings)
    .where('demo', 'in', demo ? ['0', '1'] : ['0'])
    .executeTakeFirst();
  if (!row) throw new BusinessError(lastAdministrator);
}

type InTransaction = DeskCall<unknown, unknown>['inTransaction'];

const isDemo = async (trx: StoreTransaction, accountId: string): Promise<boolean> => {
  const account = trx.selectFrom('account').select('demo').where('fdId', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).demo === '1';
};

/**
 * Creates an account with a generated password. An account created by a demo account, whose password is public, is a
 * demo account as well, so that it is removed with the demo.
 * @returns the password, which is not stored
 */
export async function createStaff(
  inTransaction: InTransaction,
  { username, displayName, role }: { username: string; displayName: string; role: StaffRole },
): Promise<{ password: string }> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(async (context) => {
    const { trx, staff, now } = context;
    const demo = await isDemo(trx, staff.accountId);
    await newAccount(trx, { username, passwordHash, fdComName: null, isCust: '0', role, demo }, now);
    await trx
      .updateTable('account')
      .set({ displayName, generatedPassword: '1' })
      .where('username', '=', username)
      .execute();
    // A store with a real account never gets the demo accounts.
    if (!demo) await markContent(trx, 'own', 'keep');
    await record(context, { action: 'staff:create', target: username, title: displayName });
  });
  return { password };
}

/** A change of a staff account by an administrator. */
export interface StaffChange {
  displayName: string;
  role: StaffRole;
  disabled: boolean;
}

/** Changes a staff account. Blocking it or changing its role ends its sessions. */
export async function changeStaff(
  trx: StoreTransaction,
  accountId: string,
  { displayName, role, disabled }: StaffChange,
  demo: boolean,
): Promise<void> {
  // Locks all administrators' rows: of two who demote each other concurrently the second sees the first change.
  await trx
    .updateTable('account')
    .set({ isCust: '0' })
    .where(isStaff)
    .where('role', 'in', deskParts.settings)
    .execute();
  const status = disabled ? '1' : '0';
  await trx.updateTable('account').set({ displayName, role, status }).where('fdId', '=', accountId).execute();
  await assertAdministratorLeft(trx, demo);
  if (disabled) await endAllSessions(trx, accountId);
}

/** Gives an account a new password, which is returned but not stored, and ends its sessions. */
export async function resetToNewPassword(
  inTransaction: InTransaction,
  accountId: string,
  isCust: '0' | '1',
  entryOf: (account: Awaited<ReturnType<typeof findManagedAccount>>) => AuditEntry,
): Promise<{ password: string }> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(async (context) => {
    const { trx, staff } = context;
    const account = await findManagedAccount(trx, staff.accountId, accountId, isCust);
    const changed = { passwordHash, generatedPassword: '1' };
    await trx.updateTable('account').set(changed).where('fdId', '=', accountId).execute();
    await endAllSessions(trx, accountId);
    await record(context, entryOf(account));
  });
  return { password };
}
