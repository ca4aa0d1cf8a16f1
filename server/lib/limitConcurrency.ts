import { BusinessError } from './errors';
import { messages } from './messages';

/**
 * Limits concurrency; further tasks queue in order.
 * @param maxWaitMs ms after which a queued task is not started any more
 * @throws BusinessError at once if the queue is full, and later for tasks that waited too long
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number, maxWaitMs = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const came = performance.now();
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new BusinessError(messages.tooOften);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      if (performance.now() - came > maxWaitMs) throw new BusinessError(messages.tooOften);
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes this slot, so that a newcomer cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
