import type { StoreTransaction } from '../db/schema';
import { newAccount } from './newAccount';
import { hashPassword, type PasswordCost } from './passwords';

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
