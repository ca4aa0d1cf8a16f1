import type { StaffRole } from '../../src/contract/desk';
import { newAccount } from '../../server/auth/newAccount';
import { hashPassword } from '../../server/auth/passwords';
import { cheapPasswords } from './cheapPasswords';
import type { TestServer } from './server';
import { beforeUse } from './useStarted';
import { Visitor, type AccountServer } from './visitor';

const password = 'staff-word-1';

/** Creates a back-office account, unless it exists. @returns its credentials */
export async function addStaff(
  server: Pick<TestServer, 'store'>,
  role: StaffRole | null,
  username: string = role ?? 'no-role',
): Promise<{ username: string; password: string }> {
  const passwordHash = await hashPassword(password, cheapPasswords);
  const db = await server.store();
  const known = await db.selectFrom('account').select('fdId').where('username', '=', username).executeTakeFirst();
  const account = { username, passwordHash, fdComName: null, isCust: '0', role } as const;
  if (!known) await db.transaction().execute((trx) => newAccount(trx, account, Date.now()));
  return { username, password };
}

type Staff = [server: AccountServer, role: StaffRole | null, username?: string];

async function logInAs(visitor: Visitor, ...staff: Staff): Promise<Visitor> {
  const login = await addStaff(...staff);
  await visitor.logIn(login.username, login.password);
  return visitor;
}

/** Creates a back-office account, unless it exists, and logs it in. */
export const logInStaff = (...staff: Staff): Promise<Visitor> => logInAs(new Visitor(staff[0]), ...staff);

/** Logs it in when the server has started. */
export function useStaff(...staff: Staff): Visitor {
  const visitor = new Visitor(staff[0]);
  beforeUse(staff[0], () => logInAs(visitor, ...staff));
  return visitor;
}

/** Confirms the password for actions that require it. */
export const confirmStaff = (visitor: Visitor, word = password) =>
  visitor.post('/api/desk/confirm', { password: word });
