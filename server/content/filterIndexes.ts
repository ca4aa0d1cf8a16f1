import { cannotNow } from '../lib/errors';
import { great, type ListIndex } from './listIndex';

type Kept = Pick<ListIndex, 'version' | 'size' | 'isOver'>;

/** Backoff after a failed build, ms: doubles each time, up to the maximum. */
const backoff = { first: 1000, most: 60_000 };

/**
 * A large list is not rebuilt for this many times the duration of its last build, so that building takes at most a
 * tenth of the time.
 */
const cooldownFactor = 9;

/**
 * Keeps the index of a list while its area's content is unchanged. The index of a large list is rebuilt in the
 * background while the old one still answers, so filters lag behind by some seconds; any other index is rebuilt before
 * it answers. There is never more than one build at a time.
 */
export class FilterIndexes<Index extends Kept = ListIndex> {
  #index: Index | null = null;
  #building: Promise<void> | null = null;
  /** The newest version requested. */
  #newest = 0;
  /** When the list may be read again, ms. */
  #next = 0;
  #failures = 0;

  /**
   * @param build reads the list; its content is of this version or later
   * @param onFailure called with the error when a build fails
   * @param now monotonic clock, in ms
   */
  constructor(
    private readonly build: (version: number) => Promise<Index>,
    private readonly tell: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Returns the index.
   * @param version of the area's content; the index of a large list, or of one whose build failed, may be older
   * @throws StatusError 503 if there is no index and the list cannot be read
   */
  async of(version: number): Promise<Index> {
    this.#newest = Math.max(this.#newest, version);
    for (;;) {
      // Nothing is left of an index whose thread has died.
      if (this.#index?.isOver) [this.#index, this.#next] = [null, 0];
      const known = this.#index;
      if (known && known.version >= version) return known;
      // The build in progress may be older than this version; the next one is not.
      const building = this.#building ?? this.#begin();
      if (known && (known.size > largeListRows || !building)) return known;
      if (!building) throw serviceUnavailable();
      await building;
      // Nobody waits for a large list again.
      if (this.#index && this.#index.size > largeListRows) return this.#index;
    }
  }

  /** null during the cooldown. */
  #begin(): Promise<void> | null {
    const began = this.now();
    if (began < this.#next) return null;
    const done = (index: Index) => {
      this.#index = index;
      this.#failures = 0;
      this.#next = index.size > largeListRows ? this.now() + cooldownFactor * (this.now() - began) : 0;
    };
    const fail = (error: unknown) => {
      this.#next = this.now() + Math.min(backoff.most, backoff.first * 2 ** this.#failures);
      this.#failures += 1;
      this.onFailure(error);
    };
    this.#building = this.build(this.#newest)
      .then(done, fail)
      .finally(() => (this.#building = null));
    return this.#building;
  }
}
