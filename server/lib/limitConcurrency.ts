import { TooManyRequests } from './errors';
import { FairQueue } from './fairQueue';

/** Retry-After, in s. */
const retryAfter = 5;

/**
 * Limits concurrency; further tasks queue in order.
 * @throws TooManyRequests if the queue is full
 */
export function limitConcurrency(running: number, waiting: number) {
  const queue = new FairQueue({ running, waiting, waitMs: Infinity, refusal: () => new TooManyRequests(retryAfter) });
  return <Result>(task: () => Promise<Result>): Promise<Result> => queue.run(task);
}
