import { createHash, randomBytes } from 'node:crypto';
import type { CachedPage } from './cachedPage';

/** Placeholder for the site's origin in cached pages. Random, so that no content can contain it. */
export const originPlaceholder = `http://${randomBytes(16).toString('hex')}.invalid`;

/** Pages with an origin put in that are kept, compressed as they were sent, and origins that are remembered. */
const most = { forms: 200, origins: 100 };

/** Requests by which an origin is more than invented: its pages are then compressed with all effort. */
const regularFrom = 20;
const littleEffort = 1;

/** Makes an entry the newest of a map, and forgets the oldest beyond so many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, mostOf: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostOf && oldest !== undefined) map.delete(oldest);
}

/** What stands in a page between the places of its origin. */
function partsOf({ body }: CachedPage): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = body.indexOf(originPlaceholder); end !== -1; end = body.indexOf(originPlaceholder, start)) {
    parts.push(body.subarray(start, end));
    start = end + originPlaceholder.length;
  }
  return [...parts, body.subarray(start)];
}

/**
 * Puts the origin of a request into a page that was drawn for every origin. Anybody can send any host: it costs a copy of
 * the page and a quick compression, no drawing and no look through its text, and takes no other host's place for good.
 */
export function createOriginVariants(): (page: CachedPage, origin: string) => CachedPage {
  const parts = new WeakMap<CachedPage, Buffer[]>();
  const forms = new Map<string, CachedPage>();
  const requests = new Map<string, number>();

  function formOf(page: CachedPage, origin: string, effort: number | undefined): CachedPage {
    const known = parts.get(page) ?? partsOf(page);
    parts.set(page, known);
    const name = Buffer.from(origin);
    const body = Buffer.concat(known.flatMap((part, index) => (index === 0 ? [part] : [name, part])));
    const etag = `W/"${createHash('sha1').update(`${page.etag} ${origin}`).digest('base64url')}"`;
    return { ...page, body, etag, packed: {}, effort };
  }

  return (page, origin) => {
    // A redirect contains no origin.
    if (page.location !== undefined) return page;
    const count = (requests.get(origin) ?? 0) + 1;
    remember(requests, origin, count, most.origins);
    const effort = count < regularFrom ? littleEffort : undefined;
    const key = `${effort} ${origin} ${page.etag}`;
    const form = forms.get(key) ?? formOf(page, origin, effort);
    remember(forms, key, form, most.forms);
    return form;
  };
}
