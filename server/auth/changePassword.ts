import type { IdempotentWrites } from '../http/idempotentWrites';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { confirmPassword, type ConfirmServices } from './confirmPassword';
import { hashPassword, type PasswordCost } from './passwords';
import { spendCode, type CodeServices } from './secondFactor';
import type { Account } from './sessions';

interface ChangeServices extends ConfirmServices, CodeServices {
  idempotentWrites: IdempotentWrites;
  passwordCost: PasswordCost;
  limits: ConfirmServices['limits'] & CodeServices['limits'];
}

/** What is sent to change a password. */
interface PasswordChange {
  oldPassword: string;
  password: string;
  /** Of the authenticator, where the account has one. */
  oneTimeCode: string;
  /** One for each act: whoever sends it again, because no answer came, need not know which password is good now. */
  key: string | null;
}

/**
 * Gives an account another password and ends its other sessions.
 * @returns how many ended.
 * @throws BusinessError when the old one is wrong, or the code.
 */
export async function changePassword(
  services: ChangeServices,
  { fdId, tokenHash }: Pick<Account, 'fdId' | 'tokenHash'>,
  { oldPassword, password, oneTimeCode, key }: PasswordChange,
  address: string,
): Promise<{ ended: number }> {
  const write = { key, scope: `password ${fdId}`, content: JSON.stringify([oldPassword, password]) };
  return services.idempotentWrites.run(write, async () => {
    const checked = await confirmPassword(services, { fdId, tokenHash }, oldPassword, address);
    // Before the code, which is spent: a hash may be refused where too many wait.
    const passwordHash = await hashPassword(password, services.passwordCost);
    const { totpSecret } = await services.db
      .selectFrom('account')
      .select('totpSecret')
      .where('fdId', '=', fdId)
      .executeTakeFirstOrThrow();
    if (totpSecret !== null && !(await spendCode(services, { fdId, totpSecret }, oneTimeCode)))
      throw new BusinessError(oneTimeCode === '' ? messages.codeNeeded : messages.wrongCode);
    return async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('account')
        .set({ passwordHash })
        .where('fdId', '=', fdId)
        .where('passwordHash', '=', checked)
        .executeTakeFirst();
      // Somebody, such as the operator, gave it another one meanwhile.
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
