import { ageOf } from '../lib/ageOf';
import { inTime } from '../lib/inTime';
import type { CachedPage } from './cachedPage';

/** Times in ms, sizes in bytes. */
export const pageCacheLimits = {
  /**
   * Days are counted on a page: it is drawn anew after this long, even of the same content. The embedded backend's changes
   * are shown at once: better a read under way than what was there before.
   */
  embedded: { fresh: 60_000, stale: 10 * 60_000, late: 0 },
  /** An upstream does not tell when its content changes, nor other portal servers what they passed on to it. */
  upstream: { fresh: 1_000, stale: 2_000, late: 60 * 60_000 },
  /** What is not found is kept as short as this, and so many pages of it: anybody can ask for any address. */
  lost: 5_000,
  lostPages: 100,
  /** Once a try to draw it anew has failed, nobody waits longer than this for the next one: the last good page is there. */
  patience: 200,
  bytes: 64 * 1024 * 1024,
};

/** What is sent for an address. */
export interface Found {
  page: CachedPage;
  /** A newer one could not be had. */
  isOutdated: boolean;
}

interface Kept {
  page: CachedPage;
  /** The last try to draw it anew failed. */
  isOutdated: boolean;
  /** Which drawing it comes from, in the order in which they began. */
  turn: number;
}

/** Times in ms. */
interface Ages {
  /** How long a page of unchanged content is sent as it is. */
  fresh: number;
  /** Until then it is sent while a new one is drawn; afterwards that one is waited for. */
  stale: number;
  /** How long the last good page says more than a new one with late reads. */
  late: number;
}

/** Drawn pages by their address, the longest unused forgotten first. */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #lost = new Map<string, CachedPage>();
  readonly #drawing = new Map<string, Promise<CachedPage>>();
  #bytes = 0;
  #turns = 0;

  constructor(
    private readonly now: () => number,
    private readonly ages: Ages,
    private readonly isCurrent = (version: string, asked: string) => version === asked,
  ) {}

  /**
   * The page of an address: the kept one, or one that is drawn now; those who ask at the same time get the same. If none
   * can be drawn, the last good one.
   *
   * @param version of the content now; a page of one that is not current any more is outdated
   * @throws what drawing throws, if there is no page from before
   */
  async get(key: string, version: string, draw: () => Promise<CachedPage>): Promise<Found> {
    const lost = this.#lost.get(key);
    const lostFor = Math.min(pageCacheLimits.lost, this.ages.stale);
    if (lost && this.#ageOf(lost, version) < lostFor) return { page: lost, isOutdated: false };
    const kept = this.#pages.get(key);
    const age = kept ? this.#ageOf(kept.page, version) : Infinity;
    if (!kept || age >= this.ages.stale) return this.#renew(key, version, draw);
    // So that it is the youngest.
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (age >= this.ages.fresh) this.#draw(key, version, draw).catch(() => undefined);
    return { page: kept.page, isOutdated: kept.isOutdated };
  }

  /** The last good page of an address, however old. */
  last(key: string): Found | undefined {
    const kept = this.#pages.get(key);
    return kept && { page: kept.page, isOutdated: true };
  }

  #ageOf({ version, renderedAt }: CachedPage, asked: string): number {
    return this.isCurrent(version, asked) ? ageOf(renderedAt, this.now()) : Infinity;
  }

  async #renew(key: string, version: string, draw: () => Promise<CachedPage>): Promise<Found> {
    const isHopeless = this.#pages.get(key)?.isOutdated && this.#isBetterThanLate(key);
    const drawing = this.#draw(key, version, draw);
    try {
      const page = await (isHopeless ? inTime(pageCacheLimits.patience, 'it failed before', drawing) : drawing);
      const last = this.#hasFailed(key, page) ? this.last(key) : undefined;
      return last ?? { page, isOutdated: false };
    } catch (error) {
      const last = this.last(key);
      if (last) return last;
      throw error;
    }
  }

  /** Whether what was drawn is no page to send while there is the last good one. */
  #hasFailed(key: string, { status, isKeepable }: CachedPage): boolean {
    return status === 503 || (status === 200 && !isKeepable && this.#isBetterThanLate(key));
  }

  /** Whether the last good page says more than a new one with late reads. */
  #isBetterThanLate(key: string): boolean {
    const renderedAt = this.#pages.get(key)?.page.renderedAt ?? -Infinity;
    return ageOf(renderedAt, this.now()) < this.ages.late;
  }

  #draw(key: string, version: string, draw: () => Promise<CachedPage>): Promise<CachedPage> {
    const name = `${version} ${key}`;
    const running = this.#drawing.get(name);
    if (running) return running;
    const turn = (this.#turns += 1);
    // What ends late says nothing of a page whose drawing began after it.
    const earlier = () => {
      const kept = this.#pages.get(key);
      return kept && kept.turn < turn ? kept : undefined;
    };
    const failed = () => {
      const kept = earlier();
      if (kept) kept.isOutdated = true;
    };
    const drawing = draw()
      .then(
        (page) => {
          if (page.status === 404 || page.location !== undefined) {
            // What was kept is not there any more, or leads elsewhere.
            if (earlier()) this.#forget(key);
            if (page.isKeepable && !this.#pages.has(key)) this.#lose(key, page);
          } else if (page.isKeepable) {
            if (earlier() || !this.#pages.has(key)) this.#keep(key, page, turn);
          } else failed();
          return page;
        },
        (error: unknown) => {
          failed();
          throw error;
        },
      )
      .finally(() => this.#drawing.delete(name));
    this.#drawing.set(name, drawing);
    return drawing;
  }

  #keep(key: string, page: CachedPage, turn: number): void {
    this.#forget(key);
    this.#lost.delete(key);
    this.#pages.set(key, { page, isOutdated: false, turn });
    this.#bytes += page.body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= pageCacheLimits.bytes) break;
      this.#forget(oldest);
    }
  }

  #lose(key: string, page: CachedPage): void {
    this.#lost.delete(key);
    this.#lost.set(key, page);
    for (const oldest of this.#lost.keys()) {
      if (this.#lost.size <= pageCacheLimits.lostPages) break;
      this.#lost.delete(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.body.length ?? 0;
    this.#pages.delete(key);
  }
}
