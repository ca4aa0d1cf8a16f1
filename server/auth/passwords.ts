import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../lib/concurrency';
import { isGuessable } from '../../src/contract/commonPasswords';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

/** Argon2 cost: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id, OWASP's second option: 19 MiB, two passes, one lane. The library defaults to argon2id. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws Error if a production portal would hash passwords more cheaply */
export function requireFullCost(cost: PasswordCost = passwordCost, production: boolean): void {
  const isCheaper = cost.memoryCost < passwordCost.memoryCost || cost.timeCost < passwordCost.timeCost;
  if (production && isCheaper) throw new Error('production requires the full password hashing cost');
}

/** Whether a stored hash was made at another cost than today's. */
export const isOutdated = (passwordHash: string, { memoryCost, timeCost, parallelism } = passwordCost): boolean =>
  !passwordHash.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);

// Two at a time leave libuv threads for file I/O; a hundred waiting take some three seconds.
const limited = limitConcurrency(2, 200);

let unknown: Promise<string> | null = null;

/** Hashes a password for storage. @throws TooManyRequests if too many wait */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> =>
  limited(() => hash(password, cost));

/**
 * Verifies a password. Without a hash (no such account) it takes the same time and returns false, so that timing does
 * not reveal which accounts exist.
 * @throws TooManyRequests if too many wait
 */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknown ??= hashPassword(randomBytes(16).toString('hex'));
  const known = await unknown.catch((error: unknown) => {
    // Refused under load; the next login creates it.
    unknown = null;
    throw error;
  });
  const right = await limited(() => verify(passwordHash ?? known, password));
  return passwordHash !== null && right;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords of known breaches, some 40,000; unpacked on first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

/** Whether each character follows the one before by the same step: `aaaaaa`, `abcdef`, `987654`. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.slice(1).every((code, index) => code - codes[index]! === step);
}

/**
 * Refuses a new password that guesses would begin with: a common one, a sequence, or one made of the user's own names.
 * @param names username and company
 * @throws BusinessError
 */
export async function refuseCommonPassword(password: string, names: readonly (string | null)[]): Promise<void> {
  const lower = password.toLowerCase();
  if (isGuessable(password, names) || isSequence(lower) || (await commonPasswords()).has(lower))
    throw new BusinessError(messages.commonPassword);
}
