import { couldBePassword } from '../../src/contract/accountForms';
import type { Store } from '../db/schema';
import type { EphemeralStore } from '../db/ephemeralStore';
import { rateLimit, type Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { networkOf } from '../lib/networkOf';
import { checkPassword } from './passwords';
import type { Account } from './sessions';

/**
 * Counts a password attempt before it is checked, so that concurrent guesses count, too. Once the limit is reached, the
 * lock lasts for the limit's time; further attempts do not extend it.
 * @param name counter name
 * @returns attempts left
 * @throws BusinessError while locked
 */
export async function countAttempt(store: EphemeralStore, name: string, { times, withinMs }: Limit): Promise<number> {
  const count = await store.increment(name, withinMs, times);
  if (count > times) throw new BusinessError(messages.locked);
  return times - count;
}

export interface ConfirmServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordAttempts: Limit; passwordChecks: Limit };
}

/**
 * Re-authenticates a logged-in user by password, rate-limited like a login, so that a hijacked session cannot be used
 * to guess passwords. Each session has its own counter, which nobody else can exhaust.
 * @param demoToo whether demo accounts, whose passwords are public, are accepted
 * @returns the hash it was checked against
 * @throws BusinessError for a wrong password, and for too many attempts
 */
export async function confirmPassword(
  { db, ephemeralStore, limits }: ConfirmServices,
  { fdId, tokenHash }: Pick<Account, 'fdId' | 'tokenHash'>,
  password: string,
  address: string,
  { demoToo = false } = {},
): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(['passwordHash', 'demo'])
    .where('fdId', '=', fdId)
    .executeTakeFirstOrThrow();
  // The password is public: anyone could change it and lock all others out.
  if (account.demo === '1' && !demoToo) throw new BusinessError(messages.demoAccount);
  await rateLimit(ephemeralStore, 'password', networkOf(address), limits.passwordChecks);
  const counter = `tries:session:${tokenHash}`;
  const left = await countAttempt(ephemeralStore, counter, limits.passwordAttempts);
  const right = couldBePassword(password) && (await checkPassword(account.passwordHash, password));
  if (!right) throw new BusinessError(messages.wrongPasswordLeft(left));
  await ephemeralStore.delete(counter);
  return account.passwordHash;
}
