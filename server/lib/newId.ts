import { randomBytes } from 'node:crypto';

/** A new entity id: 32 lower-case hex digits, the first 11 of them the time in ms, the rest random. */
export function newId(now: number): string {
  return now.toString(16).padStart(11, '0').slice(-11) + randomBytes(11).toString('hex').slice(0, 21);
}

/** Format of all ids. */
export const idPattern = /^[0-9a-f]{32}$/;
