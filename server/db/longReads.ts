import { cannotNow } from '../lib/errors';

/** How many more may wait, and how long, in ms: whoever asked has given up by then. */
const waiting = { most: 50, longestMs: 30_000 };

/** Reads that run at the same time; below the number of connections, so that short ones find one. */
const usually = 2;

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}

/**
 * Lets few long reads run at a time, on either engine; the others wait here, beside the short ones. A rush of them, which
 * anybody can send, ends with itself: it leaves no hours of work behind. Those who ask have their turns one after the
 * other, however much each of them asks for.
 */
export class LongReads {
  #running = 0;
  /** By who asks, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();

  /** @param now a clock that is never put back, in ms */
  constructor(
    private readonly atOnce = usually,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param isGone whether nobody waits for the answer any more
   * @param who asks; those of whom it is not known share their turns
   * @throws StatusError 503 when too many wait, it was waited too long, or in vain.
   */
  async run<Result>(read: () => Promise<Result>, isGone: () => boolean = () => false, who = ''): Promise<Result> {
    const came = this.now();
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#wait(who);
    try {
      if (this.now() - came > waiting.longestMs || isGone()) throw cannotNow();
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
    if (lines.reduce((sum, line) => sum + line.length, 0) >= waiting.most) {
      const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
      // The one who asks for most makes room.
      if (own.length + 1 >= longest.length) throw cannotNow();
      longest.pop()?.refuse(cannotNow());
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
