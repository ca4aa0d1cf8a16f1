import { couldBePassword } from '../../src/contract/accountForms';
import type { Store } from '../db/schema';
import type { EphemeralStore } from '../db/ephemeralStore';
import { rateLimit, type Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/hashToken';
import { messages } from '../lib/messages';
import { networkOf } from './networkOf';
import { checkPassword } from './passwords';

/** The services that a password is checked with. */
export interface ConfirmServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordTries: Limit; passwordChecks: Limit };
}

/**
 * Asks somebody who is logged in for the password once more, with the limits and the counter of the login: whoever finds
 * an open session cannot guess on.
 * @returns the hash that it was checked against.
 * @throws BusinessError for a wrong one, and for too many.
 */
export async function confirmPassword(
  { db, ephemeralStore, limits }: ConfirmServices,
  accountId: string,
  password: string,
  address: string,
): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'passwordHash', 'demo'])
    .where('fdId', '=', accountId)
    .executeTakeFirstOrThrow();
  // Everybody knows its password: whoever changed it would lock all others out.
  if (account.demo === '1') throw new BusinessError(messages.demoAccount);
  await rateLimit(ephemeralStore, 'password', networkOf(address), limits.passwordChecks);
  const tries = `tries:${hashToken(account.username)}`;
  const count = await ephemeralStore.increment(tries, limits.passwordTries.withinMs, true);
  if (count > limits.passwordTries.times) throw new BusinessError(messages.locked);
  const right = couldBePassword(password) && (await checkPassword(account.passwordHash, password));
  if (!right) throw new BusinessError(messages.wrongPasswordLeft(limits.passwordTries.times - count));
  await ephemeralStore.delete(tries);
  return account.passwordHash;
}
