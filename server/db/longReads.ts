import { StatusError } from '../lib/errors';

/** How many more may wait, and how long, in ms: whoever asked has given up by then. */
const waiting = { most: 50, longestMs: 30_000 };

const refusal = () => new StatusError(503, '服务暂时不可用，请稍后再试');

/** Reads that run at the same time; below the number of connections, so that short ones find one. */
const usually = 2;

/**
 * Lets few long reads run at a time, on either engine; the others wait here, beside the short ones. A rush of them, which
 * anybody can send, ends with itself: it leaves no hours of work behind.
 */
export class LongReads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param now a clock that is never put back, in ms */
  constructor(
    private readonly atOnce = usually,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param isGone whether nobody waits for the answer any more
   * @throws StatusError 503 when too many wait, it was waited too long, or in vain.
   */
  async run<Result>(read: () => Promise<Result>, isGone: () => boolean = () => false): Promise<Result> {
    const came = this.now();
    if (this.#running < this.atOnce) this.#running += 1;
    else if (this.#waiting.length >= waiting.most) throw refusal();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      if (this.now() - came > waiting.longestMs || isGone()) throw refusal();
      return await read();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
