import type { EphemeralStore } from '../db/ephemeralStore';
import type { Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

/**
 * Counts one more try of a password, before it is checked, so that guesses sent at the same time count too. After so many
 * the lock lasts for the limit's time, whatever is tried meanwhile: nobody else can make it last.
 * @param name whose tries they are
 * @returns how many are left
 * @throws BusinessError while it is locked
 */
export async function countTry(store: EphemeralStore, name: string, { times, withinMs }: Limit): Promise<number> {
  const count = await store.increment(name, withinMs, times);
  if (count > times) throw new BusinessError(messages.locked);
  return times - count;
}
