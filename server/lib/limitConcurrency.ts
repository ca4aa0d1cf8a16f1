import { TooManyRequests } from './errors';

/** Retry-After, in s. */
const retryAfter = 5;

/**
 * Limits concurrency; further tasks queue in order.
 * @throws TooManyRequests if the queue is full
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new TooManyRequests(retryAfter);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes this slot, so that a newcomer cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
