import { isIndexWaiting, readIndexMark } from '../db/searchIndex';
import type { Store } from '../db/schema';

/** Lets concurrent callers share one run. */
function shareRunning<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => (running ??= work().finally(() => (running = null)));
}

/** How long a response is cached, ms: while the search index is being built it has more before long. */
const keptMs = { building: 10_000, whole: 60_000 };

/**
 * Tells responses from the search index apart that the same content has: the index is written in the background too, and
 * may be built by another version.
 */
export function createIndexMoment(db: Store, now: () => number): () => Promise<string> {
  const read = shareRunning(async () => ({ mark: await readIndexMark(db), isWaiting: await isIndexWaiting(db) }));
  return async () => {
    const { mark, isWaiting } = await read();
    return `${mark} ${isWaiting} ${Math.floor(now() / keptMs[isWaiting ? 'building' : 'whole'])}`;
  };
}
