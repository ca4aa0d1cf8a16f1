import type { StaffRole } from '../../src/contract/desk';
import { newId } from '../lib/secrets';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { hashPassword, type PasswordCost } from './passwords';

/** An account to create. A customer's company is created with it. */
interface NewAccount {
  username: string;
  passwordHash: string;
  /** null for back-office accounts. */
  fdComName: string | null;
  isCust: '0' | '1';
  /** Back-office role; null for a customer. */
  role: StaffRole | null;
  displayName?: string | null;
  demo?: boolean;
}

/**
 * Inserts an account, with a new company for a customer.
 * @throws BusinessError if the username is taken
 */
export async function newAccount(trx: StoreTransaction, account: NewAccount, now: number): Promise<void> {
  const { demo = false, displayName = null, ...facts } = account;
  const fdComId = facts.fdComName === null ? null : newId(now);
  const state = { avatar: null, status: '0', createdAt: now, demo: demo ? '1' : '0' };
  const row = await trx
    .insertInto('account')
    .values({ fdId: newId(now), fdComId, displayName, ...facts, ...state })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('fdId')
    .executeTakeFirst();
  if (!row) throw new BusinessError(messages.taken(facts.username));
}

/** Accounts that come and go with the demo content. Their passwords are public: never for production. */
export const demoAccounts = [
  {
    username: '13800000001',
    // eslint-disable-next-line no-restricted-syntax -- published demo passwords
    password: 'demo1234',
    role: '企业用户（演示）',
    fdComName: '演示家居有限公司',
    isCust: '1',
    staffRole: null,
    displayName: null,
  },
  {
    username: '13800000002',
    // eslint-disable-next-line no-restricted-syntax -- published demo passwords
    password: 'demo1234',
    role: '后台用户（演示）',
    fdComName: null,
    isCust: '0',
    staffRole: 'administrator',
    displayName: '周岚（演示）',
  },
] as const;

/** Hashes the demo accounts' passwords, in order; runs on worker threads while the content is read. */
export const hashDemoPasswords = (cost?: PasswordCost): Promise<string[]> =>
  Promise.all(demoAccounts.map(({ password }) => hashPassword(password, cost)));

/** Creates the demo accounts, in the transaction that loads the demo content. */
export async function createDemoAccounts(trx: StoreTransaction, hashes: string[], now: number): Promise<void> {
  for (const [index, { username, fdComName, isCust, staffRole: role, displayName }] of demoAccounts.entries()) {
    const passwordHash = hashes[index]!;
    await newAccount(trx, { username, passwordHash, fdComName, isCust, role, displayName, demo: true }, now);
  }
}

/** Deletes the demo accounts and their sessions, together with the demo content. */
export async function removeDemoAccounts(trx: StoreTransaction): Promise<void> {
  const demo = trx.selectFrom('account').select('fdId').where('demo', '=', '1');
  await trx.deleteFrom('session').where('accountId', 'in', demo).execute();
  await trx.deleteFrom('account').where('demo', '=', '1').execute();
}
