import { serviceUnavailable } from '../lib/errors';

/** Maximum queue length, and waiting time in ms: clients have given up by then. */
const queueLimits = { most: 50, longestMs: 30_000 };

/** Default concurrency; below the number of connections, so that short reads find one. */
const defaultConcurrency = 2;

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}

/**
 * Runs few long reads at a time, on either engine; the others queue here instead of blocking short reads. The queue is
 *   bounded, and fair: clients take turns, however many reads each requests.
 */
export class LongReads {
  #running = 0;
  /** Queued reads by client, in order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();

  /** @param now monotonic clock, in ms */
  constructor(
    private readonly concurrency = defaultConcurrency,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Runs a read when its turn comes.
   * @param isGone whether the client has disconnected
   * @param who client key; unknown clients share one
   * @throws StatusError 503 if the queue is full, the wait was too long, or the client is gone
   */
  async run<Result>(read: () => Promise<Result>, isGone: () => boolean = () => false, who = ''): Promise<Result> {
    const came = this.now();
    if (this.#running < this.concurrency) this.#running += 1;
    else await this.#wait(who);
    try {
      if (this.now() - came > queueLimits.longestMs || isGone()) throw serviceUnavailable();
      return await read();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(who: string): Promise<void> {
    const lines = [...this.#lines.values()];
    const own = this.#lines.get(who) ?? [];
    if (lines.reduce((sum, line) => sum + line.length, 0) >= queueLimits.most) {
      const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
      // The client with the most queued reads makes room.
      if (own.length + 1 >= longest.length) throw serviceUnavailable();
      longest.pop()?.refuse(serviceUnavailable());
    }
    this.#lines.set(who, own);
    return new Promise((begin, refuse) => own.push({ begin, refuse }));
  }

  #next(): Waiting | undefined {
    for (const [who, line] of this.#lines) {
      this.#lines.delete(who);
      const next = line.shift();
      if (line.length > 0) this.#lines.set(who, line);
      if (next) return next;
    }
    return undefined;
  }
}
