import { FairQueue } from '../lib/fairQueue';

/** Below the number of connections, so that short reads find one. */
const defaultConcurrency = 2;

/** A queue for long reads, on either engine, so that they do not block short ones. */
export class LongReads extends FairQueue {
  constructor(concurrency = defaultConcurrency, now?: () => number) {
    super({ running: concurrency, waiting: 50, waitMs: 30_000 }, now);
  }
}
