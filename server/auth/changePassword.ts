import type { IdempotentWrites } from '../http/idempotentWrites';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { refuseCommonPassword } from './commonPasswords';
import { confirmPassword, type ConfirmServices } from './confirmPassword';
import { hashPassword, type PasswordCost } from './passwords';
import { consumeCode, type CodeServices } from './secondFactor';
import type { Account } from './sessions';

interface ChangeServices extends ConfirmServices, CodeServices {
  idempotentWrites: IdempotentWrites;
  passwordCost: PasswordCost;
  limits: ConfirmServices['limits'] & CodeServices['limits'];
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
  services: ChangeServices,
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
      const { numUpdatedRows } = await trx
        .updateTable('account')
        .set({ passwordHash, generatedPassword: '0' })
        .where('fdId', '=', fdId)
        .where('passwordHash', '=', checked)
        .executeTakeFirst();
      // Somebody else, such as the operator, changed it meanwhile.
      if (numUpdatedRows === 0n) throw new BusinessError(messages.wrongPassword);
      const { numDeletedRows } = await trx
        .deleteFrom('session')
        .where('accountId', '=', fdId)
        .where('tokenHash', '!=', tokenHash)
        .executeTakeFirst();
      return { ended: Number(numDeletedRows) };
    };
  });
}
