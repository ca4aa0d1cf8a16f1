import { serviceUnavailable } from '../lib/errors';
import { great, type ListIndex } from './listIndex';

type Kept = Pick<ListIndex, 'version' | 'size' | 'isOver'>;

/** A list that could not be read is read again after so long, ms; each time in vain twice as long, up to a minute. */
const retry = { first: 1000, most: 60_000 };

/** How much longer than it took a great list is left alone: reading it takes no more than a tenth of the time. */
const rest = 9;

/** Where the index of a list comes from. */
export interface IndexSource<Index> {
  /** Reads the list; its content is of this version or later. */
  build(version: number): Promise<Index>;
  /** Brings an index to newer content by the rows that have changed; null if that cannot be done. */
  update(index: Index): Promise<Index | null>;
}

/**
 * Keeps the index of a list for as long as its area's content does not change. After a change it is brought up to date by
 * the changed rows. Where very many have changed the list is read again: a great one while the index before it still
 * answers, any other before it is answered. A list is never read twice at the same time.
 */
export class FilterIndexes<Index extends Kept = ListIndex> {
  #index: Index | null = null;
  #building: Promise<void> | null = null;
  #updating: Promise<boolean> | null = null;
  /** The newest version that anybody has seen. */
  #newest = 0;
  /** When the list may be read again, ms. */
  #next = 0;
  #failures = 0;

  /**
   * @param tell is told why reading failed, no more often than it is tried
   * @param now a clock that is never put back, in ms
   */
  constructor(
    private readonly source: IndexSource<Index>,
    private readonly tell: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param version of the area's content; the index of a great list of which very much has changed, or of a list that
   *   cannot be read, may be of an earlier one
   * @throws StatusError 503 where there is none, and the list cannot be read
   */
  async of(version: number): Promise<Index> {
    this.#newest = Math.max(this.#newest, version);
    for (;;) {
      // Nothing is left of an index whose thread has died.
      if (this.#index?.isOver) [this.#index, this.#next] = [null, 0];
      const known = this.#index;
      if (known && known.version >= version) return known;
      if (known && !this.#building && (await this.#update(known))) continue;
      // What is being read may be older than this version; what is read after it is not.
      const building = this.#building ?? this.#begin();
      if (known && (known.size > great || !building)) return known;
      if (!building) throw serviceUnavailable();
      await building;
    }
  }

  /** Whether there is a newer index now. */
  #update(known: Index): Promise<boolean> {
    if (this.#failures > 0 && this.now() < this.#next) return Promise.resolve(false);
    const done = (index: Index | null) => {
      if (!index) return false;
      this.#index = index;
      this.#failures = 0;
      return true;
    };
    this.#updating ??= this.source
      .update(known)
      .then(done, (error: unknown) => {
        this.#failed(error);
        return false;
      })
      .finally(() => (this.#updating = null));
    return this.#updating;
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
    this.#building = this.source
      .build(this.#newest)
      .then(done, (error: unknown) => this.#failed(error))
      .finally(() => (this.#building = null));
    return this.#building;
  }

  #failed(error: unknown): void {
    this.#next = this.now() + Math.min(retry.most, retry.first * 2 ** this.#failures);
    this.#failures += 1;
    this.tell(error);
  }
}
