import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cachedPage';
import { PageBody } from './pageBody';

/** Placeholder for the site's origin in cached pages. Random, so that no content can contain it. */
export const originPlaceholder = `http://${randomBytes(16).toString('hex')}.invalid`;

/** Pages with an origin put in that are kept, compressed, and origins that are remembered. */
const most = { forms: 1000, origins: 100 };

/** Requests by which an origin is more than invented: its pages are then compressed as usual. */
const regularFrom = 4;

/** Of brotli: for what may never be sent, and for what may be sent once. */
export const littleEffort = 1;
const someEffort = 4;

/**
 * Puts the origin of a request into a page that was rendered for every origin. Anybody can send any host: it costs a copy
 * of the page and a quick compression, and no rendering.
 */
export function createOriginVariants(): (page: CachedPage, origin: string) => Promise<CachedPage> {
  const forms = new LRUCache<string, Promise<CachedPage>>({ max: most.forms });
  const requests = new LRUCache<string, number>({ max: most.origins });

  async function formOf(page: CachedPage, origin: string, effort: number | undefined): Promise<CachedPage> {
    const html = (await page.body.plain()).toString().replaceAll(originPlaceholder, () => origin);
    const body = new PageBody(Buffer.from(html), `${page.body.etag} ${origin}`, effort);
    // Kept compressed, even if nobody asks for it so.
    body.packed('br').catch(() => undefined);
    return { ...page, body };
  }

  return async (page, origin) => {
    // A redirect contains no origin.
    if (page.location !== undefined) return page;
    const count = (requests.get(origin) ?? 0) + 1;
    requests.set(origin, count);
    const effort = count < regularFrom ? someEffort : undefined;
    const key = `${effort} ${origin} ${page.body.etag}`;
    const form = forms.get(key) ?? formOf(page, origin, effort);
    forms.set(key, form);
    return form;
  };
}
