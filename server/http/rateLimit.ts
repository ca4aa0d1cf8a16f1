import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { EphemeralStore } from '../db/ephemeralStore';

/** How often something may happen in a stretch of time. */
export interface Limit {
  times: number;
  withinMs: number;
}

/**
 * Counts one more of something that someone (an address, an account) does.
 * @throws BusinessError when it is too often.
 */
export async function rateLimit(
  ephemeralStore: EphemeralStore,
  name: string,
  who: string,
  limit: Limit,
): Promise<void> {
  const count = await ephemeralStore.increment(`rate:${name}:${who}`, limit.withinMs);
  if (count > limit.times) throw new BusinessError(messages.tooOften);
}
