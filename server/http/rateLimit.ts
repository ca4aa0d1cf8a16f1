import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Maximum number of times in a time window. */
export interface Limit {
  times: number;
  withinMs: number;
}

/**
 * Counts an action of a client (an address, an account).
 * @throws BusinessError above the limit
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
