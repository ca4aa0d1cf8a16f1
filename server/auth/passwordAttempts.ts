import type { EphemeralStore } from '../db/ephemeralStore';
import type { Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

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
