import { maxPasswordLength } from '../../src/contract/accountForms';
import { updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import type { StaffRole } from '../../src/contract/desk';
import { markContent } from '../db/portalState';
import { refuseCommonPassword, hashPassword } from './passwords';
import { newAccount } from './newAccount';
import { turnOffFactor } from './secondFactor';
import { endAllSessions } from './sessions';

/** The operator's command cannot be carried out. */
class AccountError extends Error {}

/** An account as listed for the operator. */
export type AccountLine = Awaited<ReturnType<typeof listAccounts>>[number];

const mobile = /^1[3-9]\d{9}$/;

/** @throws AccountError for a password that the login would reject, that is too short, or too common */
export async function checkNewPassword(password: string, names: (string | null)[]): Promise<string> {
  if (password.length < 8) throw new AccountError('the password needs at least 8 characters');
  if ([...password].length > maxPasswordLength)
    throw new AccountError(`the password may have at most ${maxPasswordLength} characters`);
  await refuseCommonPassword(password, names).catch(() => {
    throw new AccountError('the password is a common one, or made of the name: choose another');
  });
  return password;
}

/** @throws AccountError for a name that the login would reject */
export function checkUsername(username: string, company: string | null): void {
  if (company !== null && !mobile.test(username))
    throw new AccountError('a company logs in with its mobile number: 1, then 3 to 9, then nine digits');
  if (!/^[^\s\p{Cc}]{2,20}$/u.test(username)) throw new AccountError('a name has 2 to 20 characters without blanks');
}

/** Creates an account: of a new company, or of the back office with a role. */
export async function createAccount(
  db: Store,
  account: { username: string; password: string; company: string | null; role: StaffRole },
  now: number,
): Promise<void> {
  const { username, company } = account;
  const passwordHash = await hashPassword(account.password);
  await db.transaction().execute(async (trx) => {
    if (await idOf(trx, username)) throw new AccountError(`there is an account ${username} already`);
    const isCust = company === null ? '0' : '1';
    const role = company === null ? account.role : null;
    await newAccount(trx, { username, passwordHash, fdComName: company, isCust, role }, now);
    // A store with a real account never gets the demo accounts.
    await markContent(trx, 'own', 'keep');
  });
}

/** All accounts, oldest first. */
export async function listAccounts(db: Store) {
  const rows = await db
    .selectFrom('account')
    .select(['username', 'isCust', 'role', 'status', 'demo', 'fdComName', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('username')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: Number(row.createdAt) }));
}

async function idOf(trx: Store | StoreTransaction, username: string): Promise<string | null> {
  const row = await trx.selectFrom('account').select('fdId').where('username', '=', username).executeTakeFirst();
  return row?.fdId ?? null;
}

/** Changes an account in a transaction. @throws AccountError if there is none of this name */
const changeAccount = <Result>(
  db: Store,
  username: string,
  change: (trx: StoreTransaction, fdId: string) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const fdId = await idOf(trx, username);
    if (fdId === null) throw new AccountError(`there is no account ${username}`);
    return change(trx, fdId);
  });

/** Ends all sessions of an account. @returns how many */
export const signOut = (db: Store, username: string): Promise<number> => changeAccount(db, username, endAllSessions);

/** Disables an account (`'1'`), which ends its sessions, or enables it (`'0'`). @returns number of sessions ended */
export const setStatus = (db: Store, username: string, status: '0' | '1'): Promise<number> =>
  changeAccount(db, username, async (trx, fdId) => {
    await trx.updateTable('account').set({ status }).where('fdId', '=', fdId).execute();
    return status === '1' ? endAllSessions(trx, fdId) : 0;
  });

/** Changes the role of a back-office account, effective from its next call. */
export const setRole = (db: Store, username: string, role: StaffRole): Promise<void> =>
  changeAccount(db, username, async (trx, fdId) => {
    const changed = await updateRows(trx, 'account', { fdId, isCust: '0' }, { role });
    if (changed === 0) throw new AccountError(`${username} is a company and has no role`);
  });

/** Sets an account's password and ends its sessions. @returns number of sessions ended */
export async function resetPassword(db: Store, username: string, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return changeAccount(db, username, async (trx, fdId) => {
    await trx.updateTable('account').set({ passwordHash, generatedPassword: '0' }).where('fdId', '=', fdId).execute();
    return endAllSessions(trx, fdId);
  });
}

/** Removes an account's authenticator and ends its sessions. @returns number of sessions ended */
export const resetFactor = (db: Store, username: string): Promise<number> =>
  changeAccount(db, username, async (trx, fdId) => {
    if (!(await turnOffFactor(trx, fdId))) throw new AccountError(`${username} has no authenticator`);
    return endAllSessions(trx, fdId);
  });
