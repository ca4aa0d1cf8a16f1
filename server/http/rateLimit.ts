import { TooManyRequests } from '../lib/errors';
import type { EphemeralStore } from '../db/ephemeralStore';

/** Maximum number of times in a time window. */
export interface Limit {
  times: number;
  withinMs: number;
}

/**
 * Counts an action of a client (an address, an account).
 * @throws TooManyRequests above the limit
 */
export async function rateLimit(
  ephemeralStore: EphemeralStore,
  name: string,
  who: string,
  limit: Limit,
): Promise<void> {
  const count = await ephemeralStore.increment(`rate:${name}:${who}`, limit.withinMs);
  if (count > limit.times) throw new TooManyRequests(Math.ceil(limit.withinMs / 1000));
}
