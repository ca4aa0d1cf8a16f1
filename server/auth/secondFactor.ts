import type { EphemeralStore } from '../db/ephemeralStore';
import type { Store, StoreTransaction } from '../db/schema';
import type { Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/hashToken';
import { messages } from '../lib/messages';
import { newRecoveryCodes, stepOfCode } from './authenticator';

/** The services that a code is checked with. */
export interface CodeServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { oneTimeCodes: Limit };
  now: () => number;
}

/** A code as it was typed: in groups, or in capitals. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const hashOf = (accountId: string, code: string): string => hashToken(`${accountId} ${plain(code)}`);

/** Takes the authenticator's code, unless it or a newer one was taken before: of several at once one gets through. */
async function takeCode(db: Store, accountId: string, secret: string, code: string, now: number): Promise<boolean> {
  const step = stepOfCode(secret, code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totpStep: step })
    .where('fdId', '=', accountId)
    .where('totpSecret', '=', secret)
    .where((row) => row.or([row('totpStep', 'is', null), row('totpStep', '<', step)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

async function takeRecoveryCode(db: Store, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOf(accountId, code))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

/**
 * Uses up a code of an account's authenticator, or one of its recovery codes.
 * @returns whether it was right; none is right twice.
 * @throws BusinessError when too many were tried.
 */
export async function spendCode(
  { db, ephemeralStore, limits, now }: CodeServices,
  { fdId, totpSecret }: { fdId: string; totpSecret: string },
  code: string,
): Promise<boolean> {
  const tries = `codes:${fdId}`;
  // Counted before the check, so that guesses sent at the same time count too.
  const count = await ephemeralStore.increment(tries, limits.oneTimeCodes.withinMs);
  if (count > limits.oneTimeCodes.times) throw new BusinessError(messages.codesLocked);
  const typed = plain(code);
  const isRight = /^\d{6}$/.test(typed)
    ? await takeCode(db, fdId, totpSecret, typed, now())
    : typed.length === 12 && (await takeRecoveryCode(db, fdId, typed));
  if (isRight) await ephemeralStore.delete(tries);
  return isRight;
}

/** Turns the second step on. @returns the recovery codes, which are answered once; null: it was on already */
export async function turnOnFactor(
  trx: StoreTransaction,
  accountId: string,
  secret: string,
  step: number,
): Promise<string[] | null> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ totpSecret: secret, totpStep: step })
    .where('fdId', '=', accountId)
    .where('totpSecret', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) return null;
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  await trx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Turns the second step off: the password is enough again. @returns whether it was on */
export async function turnOffFactor(trx: StoreTransaction, accountId: string): Promise<boolean> {
  await trx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ totpSecret: null, totpStep: null })
    .where('fdId', '=', accountId)
    .where('totpSecret', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}
