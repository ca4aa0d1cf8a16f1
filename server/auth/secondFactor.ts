import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { AccountLimits } from '../accountLimits';
import { messages } from '../lib/messages';
import { plainForms } from '../../src/contract/typedNumbers';
import type { EphemeralStore } from '../db/ephemeralStore';
import { deleteRows, updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import type { IdempotentWrites } from '../http/idempotentWrites';
import { BusinessError } from '../lib/errors';
import { hashToken, type Sealer } from '../lib/secrets';
import type { PasswordCost } from './passwords';
import type { Sessions } from './sessions';

/** The defaults of every authenticator app: SHA-1, six digits, 30 seconds. */
const totpOptions = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Time steps accepted before and after the current one, for clock drift and slow typing. */
const drift = 1;

/** Letters and digits without look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new TOTP secret of 160 bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI for the QR code. */
export const otpauthUri = (secret: string, username: string): string =>
  new TOTP({
    ...totpOptions,
    issuer: messages.siteName,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The TOTP time step (since 1970) that a code belongs to, or null. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...totpOptions,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: drift,
  });
  return delta === null ? null : TOTP.counter({ period: totpOptions.period, timestamp: now }) + delta;
}

/** Ten recovery codes of some 59 bits, grouped for copying by hand. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 12 }, () => letters[randomInt(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What logins and passwords are checked with. */
export interface AuthServices {
  db: Store;
  sealer: Sealer;
  ephemeralStore: EphemeralStore;
  idempotentWrites: IdempotentWrites;
  limits: AccountLimits;
  now: () => number;
  passwordCost: PasswordCost;
  sessions: Sessions;
}

/** Normalises a typed code: no groups, lower case, half width. */
export const plainCode = (code: string): string => plainForms(code).replace(/[\s-]/g, '').toLowerCase();

const hashOf = (accountId: string, code: string): string => hashToken(`${accountId} ${plainCode(code)}`);

/** Consumes an authenticator code, unless it or a newer one was used: of concurrent calls only one succeeds. */
async function consumeTotp(
  { db, sealer, now }: AuthServices,
  accountId: string,
  sealed: string,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(sealer.unseal(sealed, accountId), code, now());
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totpStep: step })
    .where('fdId', '=', accountId)
    .where('totpSecret', '=', sealed)
    .where((row) => row.or([row('totpStep', 'is', null), row('totpStep', '<', step)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

async function consumeRecoveryCode(db: Store, accountId: string, code: string): Promise<boolean> {
  return (await deleteRows(db, 'recoveryCode', { accountId, codeHash: hashOf(accountId, code) })) === 1;
}

/**
 * Consumes a code of an account's authenticator, or a recovery code.
 * @returns whether it was correct; each code is accepted only once
 * @throws BusinessError after too many attempts
 */
export async function consumeCode(
  services: AuthServices,
  { fdId, totpSecret }: { fdId: string; totpSecret: string },
  code: string,
): Promise<boolean> {
  const { db, ephemeralStore, limits } = services;
  const counter = `codes:${fdId}`;
  // Counted before the check, so that concurrent guesses count, too.
  const count = await ephemeralStore.increment(counter, limits.oneTimeCodes.withinMs);
  if (count > limits.oneTimeCodes.times) throw new BusinessError(messages.codesLocked);
  const typed = plainCode(code);
  const isRight = /^\d{6}$/.test(typed)
    ? await consumeTotp(services, fdId, totpSecret, typed)
    : typed.length === 12 && (await consumeRecoveryCode(db, fdId, typed));
  if (isRight) await ephemeralStore.delete(counter);
  return isRight;
}

/** Enables two-factor login; `secret` is sealed. @returns the recovery codes, shown only once; null: it was enabled already */
export async function turnOnFactor(
  trx: StoreTransaction,
  accountId: string,
  secret: string,
  step: number,
): Promise<string[] | null> {
  const changing = { totpSecret: secret, totpStep: step };
  if ((await updateRows(trx, 'account', { fdId: accountId, totpSecret: null }, changing)) === 0) return null;
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  await trx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Disables two-factor login. @returns whether it was enabled */
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
