import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../lib/limitConcurrency';

/** What a hash of a password costs whoever makes it: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id, the second OWASP setting: 19 MiB, two passes, one lane. The library's default kind is argon2id. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws Error for a portal in use that would hash passwords more cheaply */
export function needFullCost(cost: PasswordCost = passwordCost, production: boolean): void {
  const isCheaper = cost.memoryCost < passwordCost.memoryCost || cost.timeCost < passwordCost.timeCost;
  if (production && isCheaper) throw new Error('in production passwords are hashed at the full cost');
}

// Two at a time leave threads for files; a hundred waiting take some three seconds.
const turn = limitConcurrency(2, 200);

let unknown: Promise<string> | null = null;

/** Hashes a password for keeping. @throws BusinessError when too many wait */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> =>
  turn(() => hash(password, cost));

/**
 * Checks a password. Without a hash (no such account) it works just as long and says no, so that time does not tell
 * which accounts exist.
 * @throws BusinessError when too many wait
 */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknown ??= hashPassword(randomBytes(16).toString('hex'));
  const known = await unknown.catch((error: unknown) => {
    // Refused in a rush; the next login makes it.
    unknown = null;
    throw error;
  });
  const right = await turn(() => verify(passwordHash ?? known, password));
  return passwordHash !== null && right;
}
