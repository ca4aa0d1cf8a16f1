import type { StaffRole } from '../../src/contract/desk';
import { newAccount } from '../../server/auth/newAccount';
import { hashPassword } from '../../server/auth/passwords';
import { cheapPasswords } from './cheapPasswords';
import type { TestServer } from './server';
import { inStore, Visitor, type AccountServer } from './visitor';

const password = 'staff-word-1';

/** Makes an account of the back office, unless there is one of the name. @returns its login */
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

/** Makes an account of the back office, unless there is one of the name, and logs it in. */
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

/** Gives the password once more, for acts that ask for it. */
export const confirmStaff = (visitor: Visitor, word = password) =>
  visitor.send('POST', '/api/desk/confirm', { json: { password: word } });
