import { isIndexWaiting } from '../db/searchIndex';
import type { Store } from '../db/schema';
import { shareRunning } from '../lib/shareRunning';

/** How long a response is cached while the search index is being built, ms. */
const keptMs = 10_000;

/**
 * Tells responses from the search index apart that the same content has while the index is being built: what it does not
 * have yet is found later, though no content changes. Null once it has all.
 */
export function createIndexMoment(db: Store, now: () => number): () => Promise<number | null> {
  const isWaiting = shareRunning(() => isIndexWaiting(db));
  return async () => ((await isWaiting()) ? Math.floor(now() / keptMs) : null);
}
