import { newAccount } from '../../server/auth/newAccount';
import { hashPassword } from '../../server/auth/passwords';
import { cheapPasswords } from './cheapPasswords';
import type { TestServer } from './server';
import { inStore } from './visitor';

/** Creates a company's account. @returns its credentials */
export async function addCompany(server: Pick<TestServer, 'store'>, username: string, fdComName: string) {
  const password = 'secret-1';
  const passwordHash = await hashPassword(password, cheapPasswords);
  const row = { username, passwordHash, fdComName, isCust: '1', role: null } as const;
  await inStore(server, (db) => db.transaction().execute((trx) => newAccount(trx, row, Date.now())));
  return { username, password };
}
