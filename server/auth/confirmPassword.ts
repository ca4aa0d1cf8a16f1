import { couldBePassword } from '../../src/contract/accountForms';
import type { Store } from '../db/schema';
import type { EphemeralStore } from '../db/ephemeralStore';
import { rateLimit, type Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { networkOf } from './networkOf';
import { checkPassword } from './passwords';
import { countTry } from './passwordTries';
import type { Account } from './sessions';

/** The services that a password is checked with. */
export interface ConfirmServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordTries: Limit; passwordChecks: Limit };
}

/**
 * Asks somebody who is logged in for the password once more, with the limits of the login: whoever finds an open session cannot
 * guess on. Each session has a count of its own, which nobody from outside can use up.
 * @param demoToo whether the demo accounts' passwords, which are public, will do as well
 * @returns the hash that it was checked against.
 * @throws BusinessError for a wrong one, and for too many.
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
  // Everybody knows its password: whoever changed it would lock all others out.
  if (account.demo === '1' && !demoToo) throw new BusinessError(messages.demoAccount);
  await rateLimit(ephemeralStore, 'password', networkOf(address), limits.passwordChecks);
  const tries = `tries:session:${tokenHash}`;
  const left = await countTry(ephemeralStore, tries, limits.passwordTries);
  const right = couldBePassword(password) && (await checkPassword(account.passwordHash, password));
  if (!right) throw new BusinessError(messages.wrongPasswordLeft(left));
  await ephemeralStore.delete(tries);
  return account.passwordHash;
}
