import type { StaffRole } from '../../src/contract/desk';
import { newAccount } from '../../server/auth/newAccount';
import { hashPassword } from '../../server/auth/passwords';
import { cheapPasswords } from './cheapPasswords';
import type { TestServer } from './server';
import { inStore, Visitor, type AccountServer } from './visitor';

const password = 'staff-word-1';

/** Creates a back-office account, unless it exists. @returns its credentials */
export async function addStaff(
  server: Pick<TestServer, 'store'>,
  role: StaffRole | null,
  username: string = role ?? 'no-role',
): Promise<{ username: string; password: string }> {
  const passwordHash = await hashPassword(password, cheapPasswords);
  await inStore(server, async (db) => {
    const known = await db.selectFrom('account').select('fdId').where('username', '=', username).executeTakeFirst();
    if (known) return;
    await db
      .transaction()
      .execute((trx) => newAccount(trx, { username, passwordHash, fdComName: null, isCust: '0', role }, Date.now()));
  });
  return { username, password };
}

/** Creates a back-office account, unless it exists, and logs it in. */
export async function logInStaff(
  server: AccountServer,
  role: StaffRole | null,
  username: string = role ?? 'no-role',
): Promise<Visitor> {
  const login = await addStaff(server, role, username);
  const visitor = new Visitor(server);
  await visitor.logIn(login.username, login.password);
  return visitor;
}

/** Confirms the password for actions that require it. */
export const confirmStaff = (visitor: Visitor, word = password) =>
  visitor.send('POST', '/api/desk/confirm', { json: { password: word } });
