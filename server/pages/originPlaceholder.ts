import { randomBytes } from 'node:crypto';
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

/** Makes an entry the newest of a map, and forgets the oldest beyond so many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, mostOf: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostOf && oldest !== undefined) map.delete(oldest);
}

/** Where the placeholder stands in a page. */
function placesIn(html: Buffer): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(originPlaceholder); at !== -1; at = html.indexOf(originPlaceholder, at + 1))
    places.push(at);
  return places;
}

/**
 * Puts the origin of a request into a page that was rendered for every origin. Anybody can send any host: it costs a copy
 * of the page and a quick compression, no rendering and no search through its text, and takes no other host's place for
 * good.
 */
export function createOriginVariants(): (page: CachedPage, origin: string) => Promise<CachedPage> {
  const known = new WeakMap<CachedPage, number[]>();
  const forms = new Map<string, Promise<CachedPage>>();
  const requests = new Map<string, number>();

  async function formOf(page: CachedPage, origin: string, effort: number | undefined): Promise<CachedPage> {
    const html = await page.body.plain();
    const places = known.get(page) ?? placesIn(html);
    known.set(page, places);
    const name = Buffer.from(origin);
    const starts = [0, ...places.map((at) => at + originPlaceholder.length)];
    const parts = starts.map((start, index) => html.subarray(start, places[index]));
    const named = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [name, part])));
    const body = new PageBody(named, `${page.body.etag} ${origin}`, effort);
    // Kept compressed, even if nobody asks for it so.
    body.packed('br').catch(() => undefined);
    return { ...page, body };
  }

  return async (page, origin) => {
    // A redirect contains no origin.
    if (page.location !== undefined) return page;
    const count = (requests.get(origin) ?? 0) + 1;
    remember(requests, origin, count, most.origins);
    const effort = count < regularFrom ? someEffort : undefined;
    const key = `${effort} ${origin} ${page.body.etag}`;
    const form = forms.get(key) ?? formOf(page, origin, effort);
    remember(forms, key, form, most.forms);
    return form;
  };
}
