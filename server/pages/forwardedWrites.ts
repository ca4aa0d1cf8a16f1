import { ageOf } from '../lib/chinaTime';

const limits = {
  /** Cached pages are invalidated by writes at most this often, ms, since anybody can send what looks like a write. */
  everyMs: 2_000,
  /** Writers per interval whose own pages are invalidated at once. */
  writers: 1_000,
};

/**
 * Counts the writes forwarded to an upstream by this server, whose effects are unknown. After a write, cached pages are
 * rendered again: at once for the writer, and within two seconds for others.
 */
export class ForwardedWrites {
  #count = 0;
  /** The count that pages must show for everyone, and since when. */
  #shown = 0;
  #shownAt = -Infinity;
  /** The last write of each address since then. */
  readonly #own = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** The count shown by a page that is rendered from now on. */
  get count(): number {
    return this.#count;
  }

  note(address: string): void {
    this.#count += 1;
    if (this.#own.size < limits.writers || this.#own.has(address)) this.#own.set(address, this.#count);
  }

  /** The count that a page must show for an address. */
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
