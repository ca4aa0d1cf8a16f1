import { BusinessError } from './errors';
import { messages } from './messages';

/**
 * Lets a few tasks run at a time; the others wait in order.
 * @throws BusinessError at once when too many wait already.
 */
export function limitConcurrency(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new BusinessError(messages.tooOften);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next in the queue takes this place, so that a newcomer cannot overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
