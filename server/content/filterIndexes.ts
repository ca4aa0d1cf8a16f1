import { serviceUnavailable } from '../lib/errors';
import { great, type ListIndex } from './listIndex';

type Kept = Pick<ListIndex, 'version' | 'size' | 'isOver'>;

/** A list that could not be read is read again after so long, ms; each time in vain twice as long, up to a minute. */
const retry = { first: 1000, most: 60_000 };

/** How much longer than it took a great list is left alone: reading it takes no more than a tenth of the time. */
const rest = 9;

/**
 * Keeps the index of a list for as long as its area's content does not change. A great list is indexed anew while the
 * index before it still answers: what is written then is filtered some seconds later. Any other is indexed before it is
 * answered. A list is never read twice at the same time.
 */
export class FilterIndexes<Index extends Kept = ListIndex> {
  #index: Index | null = null;
  #building: Promise<void> | null = null;
  /** The newest version that anybody has seen. */
  #newest = 0;
  /** When the list may be read again, ms. */
  #next = 0;
  #failures = 0;

  /**
   * @param build reads the list; its content is of this version or later
   * @param tell is told why that failed, no more often than it is tried
   * @param now a clock that is never put back, in ms
   */
  constructor(
    private readonly build: (version: number) => Promise<Index>,
    private readonly tell: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param version of the area's content; the index of a great list, or of one that cannot be read, may be of an earlier
   *   one
   * @throws StatusError 503 where there is none, and the list cannot be read
   */
  async of(version: number): Promise<Index> {
    this.#newest = Math.max(this.#newest, version);
    for (;;) {
      // Nothing is left of an index whose thread has died.
      if (this.#index?.isOver) [this.#index, this.#next] = [null, 0];
      const known = this.#index;
      if (known && known.version >= version) return known;
      // What is being read may be older than this version; what is read after it is not.
      const building = this.#building ?? this.#begin();
      if (known && (known.size > great || !building)) return known;
      if (!building) throw serviceUnavailable();
      await building;
      // Nobody waits for a great list twice.
      if (this.#index && this.#index.size > great) return this.#index;
    }
  }

  /** Null while the list is left alone. */
  #begin(): Promise<void> | null {
    const began = this.now();
    if (began < this.#next) return null;
    const done = (index: Index) => {
      this.#index = index;
      this.#failures = 0;
      this.#next = index.size > great ? this.now() + rest * (this.now() - began) : 0;
    };
    const fail = (error: unknown) => {
      this.#next = this.now() + Math.min(retry.most, retry.first * 2 ** this.#failures);
      this.#failures += 1;
      this.tell(error);
    };
    this.#building = this.build(this.#newest)
      .then(done, fail)
      .finally(() => (this.#building = null));
    return this.#building;
  }
}
