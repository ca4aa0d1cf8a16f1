import type { StaffRole } from '../../src/contract/desk';
import { newId } from '../lib/newId';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

/** An account to create. A customer's company is created with it. */
export interface NewAccount {
  username: string;
  passwordHash: string;
  /** null for back-office accounts. */
  fdComName: string | null;
  isCust: '0' | '1';
  /** Back-office role; null for a customer. */
  role: StaffRole | null;
  displayName?: string | null;
  demo?: boolean;
}

/**
 * Inserts an account, with a new company for a customer.
 * @throws BusinessError if the username is taken
 */
export async function newAccount(trx: StoreTransaction, account: NewAccount, now: number): Promise<void> {
  const { demo = false, displayName = null, ...facts } = account;
  const fdComId = facts.fdComName === null ? null : newId(now);
  const state = { avatar: null, status: '0', createdAt: now, demo: demo ? '1' : '0' };
  const row = await trx
    .insertInto('account')
    .values({ fdId: newId(now), fdComId, displayName, ...facts, ...state })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('fdId')
    .executeTakeFirst();
  if (!row) throw new BusinessError(messages.taken(facts.username));
}
