import type { ContentSnapshot } from '../db/contentVersion';
import { anyArea, areaHeader } from '../http/responseCache';

/** A read that a page was rendered from. */
interface PageRead {
  path: string;
  headers: Record<string, string>;
  /** Area whose content it depends on; any: `anyArea`. */
  area: string;
  etag: string;
}

const notModified = 304;

/**
 * The reads that a page was rendered from: the page is outdated once the content of one of their areas has changed, and
 * rendered again only if one of the responses has.
 */
export class PageReads {
  readonly #reads: PageRead[] = [];
  /** Responses without area or ETag tell nothing: whatever changes may change the page. */
  #isKnown = true;

  /** @param asOf the content before the first read */
  constructor(public asOf: ContentSnapshot) {}

  /** A fetch that notes what is read by it. */
  recordedBy(read: typeof fetch): typeof fetch {
    return async (input, init) => {
      const response = await read(input, init);
      const [area, etag] = [response.headers.get(areaHeader), response.headers.get('etag')];
      const headers = (init?.headers ?? {}) as Record<string, string>;
      if (area && etag && response.status === 200 && !response.redirected)
        this.#reads.push({ path: String(input), headers, area, etag });
      else this.#isKnown = false;
      return response;
    };
  }

  /** The areas that the page depends on, as in `Cache-Tag`. */
  get areas(): string {
    return this.#canTell ? [...new Set(this.#reads.map(({ area }) => area))].join(',') : anyArea;
  }

  /** Whether no area that the page depends on has changed. */
  isCurrent(now: ContentSnapshot): boolean {
    return now.text === this.asOf.text || (this.#canTell && this.#changed(now).length === 0);
  }

  /** Asks again for the responses that may have changed. False if one has, or if that cannot be known. */
  async isUnchanged(now: ContentSnapshot, read: typeof fetch): Promise<boolean> {
    if (!this.#canTell) return false;
    const revalidations = this.#changed(now).map(async ({ path, headers, etag }) => {
      const { status } = await read(path, { headers: { ...headers, 'if-none-match': etag } });
      return status === notModified;
    });
    return (await Promise.all(revalidations)).every(Boolean);
  }

  get #canTell(): boolean {
    return this.#isKnown && this.#reads.length > 0;
  }

  #changed(now: ContentSnapshot): PageRead[] {
    return this.#reads.filter(({ area }) => area === anyArea || now.of(area) !== this.asOf.of(area));
  }
}
