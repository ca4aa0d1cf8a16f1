import type { Store } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { confirmPassword, type ConfirmServices } from './confirmPassword';
import { hashPassword } from './passwords';
import type { Account } from './sessions';

interface ChangeServices extends ConfirmServices {
  db: Store;
}

/**
 * Gives an account another password and ends its other sessions.
 * @returns how many ended.
 * @throws BusinessError when the old one is wrong.
 */
export async function changePassword(
  services: ChangeServices,
  { fdId, tokenHash }: Pick<Account, 'fdId' | 'tokenHash'>,
  { oldPassword, password }: { oldPassword: string; password: string },
  address: string,
): Promise<number> {
  const checked = await confirmPassword(services, fdId, oldPassword, address);
  const passwordHash = await hashPassword(password);
  return services.db.transaction().execute(async (trx) => {
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
    return Number(numDeletedRows);
  });
}
