import { ageOf } from '../lib/ageOf';

const limits = {
  /** Pages of everybody are drawn anew for writes no more often than this, ms: anybody can send what looks like one. */
  everyMs: 2_000,
  /** Writers who need not wait for that, in this time. */
  writers: 1_000,
};

/**
 * Counts the writes that have passed this server on their way to an upstream. What they changed nobody tells: after one,
 * what was kept is drawn anew, for whoever wrote at once and for others in two seconds at most.
 */
export class PassedWrites {
  #count = 0;
  /** How many of them everybody is shown, and since when. */
  #shown = 0;
  #shownAt = -Infinity;
  /** The last write of each address since then. */
  readonly #own = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** A page that is drawn from now on shows so many. */
  get count(): number {
    return this.#count;
  }

  note(address: string): void {
    this.#count += 1;
    if (this.#own.size < limits.writers || this.#own.has(address)) this.#own.set(address, this.#count);
  }

  /** How many a page must show that is sent to an address. */
  dueTo(address: string): number {
    const now = this.now();
    if (this.#count > this.#shown && ageOf(this.#shownAt, now) >= limits.everyMs) {
      this.#shown = this.#count;
      this.#shownAt = now;
      this.#own.clear();
    }
    return this.#own.get(address) ?? this.#shown;
  }
}
