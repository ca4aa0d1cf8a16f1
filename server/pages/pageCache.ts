import { LRUCache } from 'lru-cache';
import type { ContentSnapshot } from '../db/contentVersion';
import { ageOf } from '../lib/chinaTime';
import { SharedWork, withTimeout } from '../lib/concurrency';
import type { CachedPage } from './cachedPage';
import type { PageReads } from './pageReads';

/** Times in ms, sizes in bytes. */
export const pageCacheLimits = {
  /**
   * Pages contain remaining days, so that they are rendered again after some time even with unchanged content. Changes
   * in the embedded backend are visible within two seconds (`ContentHistory`).
   */
  embedded: { fresh: 60_000, stale: 10 * 60_000, late: 0, hanging: 0 },
  /** Nothing tells when an upstream's content changes, nor about writes via other portal servers. */
  upstream: { fresh: 1_000, stale: 2_000, late: 60_000, hanging: 60 * 60_000 },
  /** Pages with status 404 are cached for this time, and only so many, since anybody can request any address. */
  notFound: 5_000,
  notFoundPages: 100,
  /** After a failed rendering, requests wait no longer than this for the next one and then get the last good page. */
  retryWaitMs: 200,
  bytes: 64 * 1024 * 1024,
};

/** A page to send. */
export interface Found {
  page: CachedPage;
  /** Rendering a newer one failed. */
  isOutdated: boolean;
  /** Its content has changed: it may be sent once more, but no cache may keep it for longer. */
  isRecent?: boolean;
}

/** What a request for a page knows of the content. */
export interface PageContent {
  /** Names its version: concurrent requests for the same version share a rendering. */
  version: string;
  /** `recent`: outdated for so short a time that it may be sent once more while it is rendered again. */
  stateOf(page: CachedPage): 'current' | 'recent' | 'outdated';
}

interface CacheEntry {
  page: CachedPage;
  /** The last attempt to render it again failed. */
  isOutdated: boolean;
  /** Sequence number of its rendering, by start time. */
  sequence: number;
}

type IsGone = () => boolean;

/**
 * @param isGone whether all clients that wait for the page have disconnected
 * @param last the cached page, if only a change of content may have outdated it
 */
type Render = (isGone: IsGone, last?: CachedPage) => Promise<CachedPage>;

/** Times in ms. */
interface Ages {
  /** How long a page with unchanged content is sent as it is. */
  fresh: number;
  /** Until then it is sent while a new one is rendered (stale-while-revalidate); afterwards the new one is awaited. */
  stale: number;
  /** How long the last good page is preferred to a new one with missing reads: a banner must not hold up the news. */
  late: number;
  /** How long it is sent, after a failure, in place of one that takes longer than `retryWaitMs`. */
  hanging: number;
}

/** LRU cache of rendered pages by address. */
export class PageCache {
  readonly #pages: LRUCache<string, CacheEntry>;
  /** The size that counts for an entry: a page grows when a form of it is asked for that it had not yet. */
  readonly #counted = new WeakMap<CacheEntry, number>();
  readonly #notFound = new LRUCache<string, CachedPage>({ max: pageCacheLimits.notFoundPages });
  readonly #rendering = new SharedWork<CachedPage>();
  #lastSequence = 0;

  constructor(
    private readonly now: () => number,
    private readonly ages: Ages,
    maxSize = pageCacheLimits.bytes,
  ) {
    this.#pages = new LRUCache({
      maxSize,
      sizeCalculation: (entry) => {
        this.#counted.set(entry, entry.page.body.bytes);
        return entry.page.body.bytes || 1;
      },
    });
  }

  /**
   * The cached page of an address, or one that is rendered now; concurrent requests share the rendering. If it fails,
   * the last good page.
   *
   * @param isGone whether the client has disconnected
   * @throws the rendering error, if there is no earlier page
   */
  async get(key: string, content: PageContent, render: Render, isGone?: IsGone): Promise<Found> {
    const notFound = this.#notFound.get(key);
    const notFoundMs = Math.min(pageCacheLimits.notFound, this.ages.stale);
    if (notFound && content.stateOf(notFound) === 'current' && this.#ageOf(notFound) < notFoundMs)
      return { page: notFound, isOutdated: false };
    let entry = this.#pages.get(key);
    if (entry && this.#counted.get(entry) !== entry.page.body.bytes) {
      entry = { ...entry };
      this.#pages.set(key, entry);
    }
    const age = entry ? this.#ageOf(entry.page) : Infinity;
    const last = entry && !entry.isOutdated && age < this.ages.fresh ? entry.page : undefined;
    const renderNow = (areGone: IsGone) => render(areGone, last);
    const state = entry ? content.stateOf(entry.page) : 'outdated';
    if (!entry || state === 'outdated' || age >= this.ages.stale)
      return this.#renew(key, content.version, renderNow, isGone);
    if (state === 'recent' || age >= this.ages.fresh)
      this.#render(key, content.version, renderNow).catch(() => undefined);
    return { page: entry.page, isOutdated: entry.isOutdated, isRecent: state === 'recent' };
  }

  /** Pages in the cache, and the memory they take. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** The last good page of an address, however old. */
  last(key: string): Found | undefined {
    const entry = this.#pages.get(key);
    return entry && { page: entry.page, isOutdated: true };
  }

  #ageOf({ renderedAt }: CachedPage): number {
    return ageOf(renderedAt, this.now());
  }

  async #renew(key: string, version: string, render: Render, isGone?: IsGone): Promise<Found> {
    const hasFallback = this.#pages.peek(key)?.isOutdated && this.#isLastYoungerThan(this.ages.hanging, key);
    const rendering = this.#render(key, version, render, isGone);
    try {
      const page = await (hasFallback
        ? withTimeout(pageCacheLimits.retryWaitMs, 'it failed before', rendering)
        : rendering);
      const last = this.#hasFailed(key, page) ? this.last(key) : undefined;
      return last ?? { page, isOutdated: false };
    } catch (error) {
      const last = this.last(key);
      if (last) return last;
      throw error;
    }
  }

  /** Whether a new page must not replace the last good one. */
  #hasFailed(key: string, { status, isKeepable }: CachedPage): boolean {
    return status === 503 || (status === 200 && !isKeepable && this.#isLastYoungerThan(this.ages.late, key));
  }

  #isLastYoungerThan(age: number, key: string): boolean {
    const renderedAt = this.#pages.peek(key)?.page.renderedAt ?? -Infinity;
    return ageOf(renderedAt, this.now()) < age;
  }

  #render(key: string, version: string, render: Render, isGone: IsGone = () => false): Promise<CachedPage> {
    return this.#rendering.run(`${version} ${key}`, isGone, (areGone) => this.#renderAnew(key, render, areGone));
  }

  async #renderAnew(key: string, render: Render, areGone: IsGone): Promise<CachedPage> {
    const sequence = (this.#lastSequence += 1);
    // A late result must not affect a page whose rendering started after it.
    const earlier = () => {
      const entry = this.#pages.peek(key);
      return entry && entry.sequence < sequence ? entry : undefined;
    };
    const failed = () => {
      const entry = earlier();
      if (entry) entry.isOutdated = true;
    };
    try {
      const page = await render(areGone);
      if (page.status === 404 || page.location !== undefined) {
        // The cached page was deleted, or now redirects.
        if (earlier()) this.#pages.delete(key);
        if (page.isKeepable && !this.#pages.has(key)) this.#notFound.set(key, page);
      } else if (page.isKeepable) {
        if (earlier() || !this.#pages.has(key)) this.#keep(key, page, sequence);
      } else failed();
      return page;
    } catch (error) {
      // A rendering that nobody waited for did not begin.
      if (!areGone()) failed();
      throw error;
    }
  }

  #keep(key: string, page: CachedPage, sequence: number): void {
    this.#notFound.delete(key);
    const entry = { page, isOutdated: false, sequence };
    this.#pages.set(key, entry);
    // Compressed it takes a sixth of the memory, and most browsers ask for this form: its size is counted anew.
    page.body.packed('br').then(
      () => this.#pages.peek(key) === entry && this.#pages.set(key, { ...entry }),
      () => undefined,
    );
  }
}

const historyLimits = {
  /** An outdated page may be sent for this long after it was last current, ms. */
  outdatedMs: 2_000,
  /** Snapshots kept: more changes within that time make pages wait earlier, not later. */
  snapshots: 100,
};

/** Remembers how the content was in the last seconds, to tell how long a page has been outdated. */
export class ContentHistory {
  /** With the time at which each was last seen, newest last. */
  readonly #seen: { snapshot: ContentSnapshot; at: number }[] = [];

  constructor(private readonly now: () => number) {}

  /**
   * The present content, as a visitor has to see it.
   * @param mayHaveWritten the visitor waits for pages that show it
   */
  contentFor(asOf: ContentSnapshot, mayHaveWritten: boolean): PageContent {
    this.#note(asOf);
    const stateOf = ({ reads }: CachedPage) => {
      if (reads?.isCurrent(asOf)) return 'current';
      return reads && !mayHaveWritten && this.#wasCurrent(reads) ? 'recent' : 'outdated';
    };
    return { version: asOf.text, stateOf };
  }

  #note(snapshot: ContentSnapshot): void {
    const at = this.now();
    const last = this.#seen.at(-1);
    if (last?.snapshot.text === snapshot.text) last.at = at;
    else this.#seen.push({ snapshot, at });
    const isOver = ({ at: seenAt }: { at: number }) => seenAt <= at - historyLimits.outdatedMs || seenAt > at;
    while (this.#seen.length > historyLimits.snapshots || (this.#seen[0] && isOver(this.#seen[0]))) this.#seen.shift();
  }

  #wasCurrent(page: PageReads): boolean {
    return this.#seen.some(({ snapshot }) => page.isCurrent(snapshot));
  }
}
