import { couldBePassword } from '../../src/contract/accountForms';
import { rowsWith, updateRows } from '../db/queries';
import type { EphemeralStore } from '../db/ephemeralStore';
import { rateLimit, type Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { networkOf } from '../lib/addresses';
import { checkPassword, refuseCommonPassword, hashPassword } from './passwords';
import type { Account } from './sessions';
import { consumeCode, type AuthServices } from './secondFactor';

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

/**
 * Re-authenticates a logged-in user by password, rate-limited like a login, so that a hijacked session cannot be used
 * to guess passwords. Each session has its own counter, which nobody else can exhaust.
 * @param demoToo whether demo accounts, whose passwords are public, are accepted
 * @returns the hash it was checked against
 * @throws BusinessError for a wrong password, and for too many attempts
 */
export async function confirmPassword(
  { db, ephemeralStore, limits }: AuthServices,
  { fdId, tokenHash }: Pick<Account, 'fdId' | 'tokenHash'>,
  password: string,
  address: string,
  { demoToo = false } = {},
): Promise<string> {
  const account = await rowsWith(db, 'account', { fdId }).select(['passwordHash', 'demo']).executeTakeFirstOrThrow();
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

interface PasswordChange {
  oldPassword: string;
  password: string;
  /** Authenticator code, if the account has an authenticator. */
  oneTimeCode: string;
  /** Idempotency key: a client that retries after a lost response need not know which password is current. */
  key: string | null;
}

/**
 * Changes an account's password and ends its other sessions.
 * @returns number of sessions ended
 * @throws BusinessError if the old password or the code is wrong
 */
export async function changePassword(
  services: AuthServices,
  { fdId, tokenHash, username, fdComName }: Pick<Account, 'fdId' | 'tokenHash' | 'username' | 'fdComName'>,
  { oldPassword, password, oneTimeCode, key }: PasswordChange,
  address: string,
): Promise<{ ended: number }> {
  const write = { key, scope: `password ${fdId}`, content: JSON.stringify([oldPassword, password]) };
  return services.idempotentWrites.run(write, async () => {
    const checked = await confirmPassword(services, { fdId, tokenHash }, oldPassword, address);
    await refuseCommonPassword(password, [username, fdComName]);
    // Hashed before the code is consumed, since hashing is refused under load.
    const passwordHash = await hashPassword(password, services.passwordCost);
    const { totpSecret } = await services.db
      .selectFrom('account')
      .select('totpSecret')
      .where('fdId', '=', fdId)
      .executeTakeFirstOrThrow();
    if (totpSecret !== null && !(await consumeCode(services, { fdId, totpSecret }, oneTimeCode)))
      throw new BusinessError(oneTimeCode === '' ? messages.codeNeeded : messages.wrongCode);
    return async (trx) => {
      const changing = { passwordHash, generatedPassword: '0' };
      const changed = await updateRows(trx, 'account', { fdId, passwordHash: checked }, changing);
      // Somebody else, such as the operator, changed it meanwhile.
      if (changed === 0) throw new BusinessError(messages.wrongPassword);
      const { numDeletedRows } = await trx
        .deleteFrom('session')
        .where('accountId', '=', fdId)
        .where('tokenHash', '!=', tokenHash)
        .executeTakeFirst();
      return { ended: Number(numDeletedRows) };
    };
  });
}
