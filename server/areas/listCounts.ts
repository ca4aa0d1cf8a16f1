import type { ContentName } from '../db/schema';

/** Counts kept for one area: callers choose the filters' values, so their number is bounded. */
const remembered = 200;

/** Remembers how many rows a list has, for as long as its area's content does not change. */
export class ListCounts {
  readonly #areas = new Map<ContentName, { version: number; counts: Map<string, Promise<number>> }>();

  /**
   * @param version the content's version as the request has seen it
   * @param key the list's conditions
   */
  of(area: ContentName, version: number, key: string, count: () => Promise<number>): Promise<number> {
    let known = this.#areas.get(area);
    // A request that was overtaken by a change counts for itself.
    if (known && known.version > version) return count();
    if (!known || known.version < version) this.#areas.set(area, (known = { version, counts: new Map() }));
    const { counts } = known;
    const before = counts.get(key);
    if (before) return before;
    const counted = count();
    counts.set(key, counted);
    counted.catch(() => counts.get(key) === counted && counts.delete(key));
    if (counts.size > remembered) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    return counted;
  }
}
