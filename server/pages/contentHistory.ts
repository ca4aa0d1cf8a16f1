import type { ContentSnapshot } from '../db/contentVersion';
import type { CachedPage } from './cachedPage';
import type { PageContent } from './pageCache';
import type { PageReads } from './pageReads';

const limits = {
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
    const isOver = ({ at: seenAt }: { at: number }) => seenAt <= at - limits.outdatedMs || seenAt > at;
    while (this.#seen.length > limits.snapshots || (this.#seen[0] && isOver(this.#seen[0]))) this.#seen.shift();
  }

  #wasCurrent(page: PageReads): boolean {
    return this.#seen.some(({ snapshot }) => page.isCurrent(snapshot));
  }
}
