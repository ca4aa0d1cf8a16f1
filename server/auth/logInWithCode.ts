import { codeNeeded } from '../../src/contract/auth';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/hashToken';
import { messages } from '../lib/messages';
import type { LoggedIn, LoginPlace } from './logIn';
import { consumeCode, type CodeServices } from './secondFactor';
import type { Sessions } from './sessions';
import { savePendingLogin, takePendingLogin } from './pendingLogin';

interface CodePlace extends Pick<LoginPlace, 'visitor' | 'device'> {
  /** Called with the account before its code is checked, since the code itself names nobody. */
  onAccount: (accountId: string) => void;
}

/**
 * The second step of a staff login: an authenticator code or a recovery code.
 * @returns the new token, `is_cust`, and the account
 * @throws BusinessError with `codeNeeded` while another code may be tried; otherwise the login starts again
 */
export async function logInWithCode(
  services: CodeServices & { sessions: Sessions },
  code: string,
  { visitor, device, onAccount }: CodePlace,
): Promise<LoggedIn> {
  const { db, ephemeralStore, sessions, now } = services;
  const waiting = await takePendingLogin(ephemeralStore, visitor, now());
  if (!waiting || visitor === undefined) throw new BusinessError(messages.loginExpired);
  onAccount(waiting.accountId);
  const account = await db
    .selectFrom('account')
    .select(['fdId', 'username', 'passwordHash', 'isCust', 'totpSecret'])
    .where('fdId', '=', waiting.accountId)
    .where('status', '=', '0')
    .executeTakeFirst();
  if (!account?.totpSecret || hashToken(account.passwordHash) !== waiting.password) {
    throw new BusinessError(messages.loginExpired);
  }
  const { fdId, username, isCust, totpSecret } = account;
  if (!(await consumeCode(services, { fdId, totpSecret }, code))) {
    await savePendingLogin(ephemeralStore, visitor, waiting, now());
    throw new BusinessError(messages.wrongCode, codeNeeded);
  }
  const token = await sessions.create({ ...account, totpSecret }, 'staffSession', device);
  if (token === null) throw new BusinessError(messages.loginExpired);
  return { token, is_cust: isCust, username };
}
