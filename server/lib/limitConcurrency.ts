import { BusinessError } from './errors';
import { messages } from './messages';

/**
 * Lets a few tasks run at a time; the others wait in order.
 * @param longestWait after which a task is not begun any more, ms
 * @throws BusinessError at once when too many wait already, and in its turn for what waited too long.
 */
export function limitConcurrency(atOnce: number, mostWaiting: number, longestWait = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const came = performance.now();
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new BusinessError(messages.tooOften);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      if (performance.now() - came > longestWait) throw new BusinessError(messages.tooOften);
      return await task();
    } finally {
      const next = waiting.shift();
      // The next in the queue takes this place, so that a newcomer cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
