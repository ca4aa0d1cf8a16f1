import type { StoreTransaction } from '../db/schema';
import { newAccount } from './newAccount';
import { hashPassword } from './passwords';

/** Accounts that come with the demo content and go with it. Their passwords are public: never for a portal in use. */
export const demoAccounts = [
  {
    username: '13800000001',
    password: 'demo1234',
    role: '企业用户（演示）',
    fdComName: '演示家居有限公司',
    isCust: '1',
  },
  { username: '13800000002', password: 'demo1234', role: '后台用户（演示）', fdComName: null, isCust: '0' },
] as const;

/** Creates the demo accounts, in the transaction that loads the demo content. */
export async function createDemoAccounts(trx: StoreTransaction, now: number): Promise<void> {
  for (const { username, password, fdComName, isCust } of demoAccounts) {
    const passwordHash = await hashPassword(password);
    await newAccount(trx, { username, passwordHash, fdComName, isCust, demo: true }, now);
  }
}

/** Removes the demo accounts and ends their sessions, together with the demo content. */
export async function removeDemoAccounts(trx: StoreTransaction): Promise<void> {
  const demo = trx.selectFrom('account').select('fdId').where('demo', '=', '1');
  await trx.deleteFrom('session').where('accountId', 'in', demo).execute();
  await trx.deleteFrom('account').where('demo', '=', '1').execute();
}
