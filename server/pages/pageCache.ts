import type { DrawnPage } from './drawnPage';

/** Times in ms, sizes in bytes. */
export const pageCacheLimits = {
  /** Days are counted on a page: it is drawn anew after this long, even of the same content. */
  fresh: 60_000,
  /** An upstream does not tell when its content changes. */
  freshFromUpstream: 10_000,
  /** Sent once more while a new one is drawn. */
  stale: 10 * 60_000,
  bytes: 64 * 1024 * 1024,
};

/** Drawn pages by their address, the longest unused forgotten first. */
export class PageCache {
  readonly #pages = new Map<string, DrawnPage>();
  readonly #drawing = new Map<string, Promise<DrawnPage>>();
  #bytes = 0;

  /** @param freshMs how long a page of unchanged content is sent as it is */
  constructor(
    private readonly now: () => number,
    private readonly freshMs: number,
  ) {}

  /**
   * The page of an address: the kept one, or one that is drawn now; those who ask at the same time get the same.
   *
   * @param version of the content now; another one than the page's outdates it
   * @throws what drawing throws
   */
  async get(key: string, version: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const kept = this.#pages.get(key);
    const age = kept?.version === version ? this.now() - kept.drawnAt : Infinity;
    if (!kept || age >= pageCacheLimits.stale) return this.#draw(key, version, draw);
    // So that it is the youngest.
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (age >= this.freshMs) this.#draw(key, version, draw).catch(() => undefined);
    return kept;
  }

  /** The last good page of an address, however old. */
  last(key: string): DrawnPage | undefined {
    return this.#pages.get(key);
  }

  #draw(key: string, version: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const turn = `${version} ${key}`;
    const running = this.#drawing.get(turn);
    if (running) return running;
    const drawing = draw()
      .then((page) => {
        if (page.isKeepable) this.#keep(key, page);
        // What was kept is not there any more, or leads elsewhere.
        else if (page.status === 404 || page.location !== undefined) this.#forget(key);
        return page;
      })
      .finally(() => this.#drawing.delete(turn));
    this.#drawing.set(turn, drawing);
    return drawing;
  }

  #keep(key: string, page: DrawnPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += page.body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= pageCacheLimits.bytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.body.length ?? 0;
    this.#pages.delete(key);
  }
}
