import { randomBytes } from 'node:crypto';
import { pageOf, type CachedPage } from './cachedPage';

/**
 * Stands in kept pages for the site's origin where each request names it. Nobody can guess it, so that no entry holds it.
 */
export const originPlaceholder = `http://${randomBytes(16).toString('hex')}.invalid`;

/** Pages with an origin put in that are kept, compressed as they were sent. */
const most = 200;

/**
 * Puts the origin of a request into a page that was drawn for every origin. Anybody can send any host: it costs a
 * replacement in a text, not a drawing, and takes no other host's place for good.
 */
export function createOriginForms(): (page: CachedPage, origin: string) => CachedPage {
  const forms = new Map<string, CachedPage>();
  return (page, origin) => {
    // An answer that leads elsewhere names no origin, and has no bytes to tell it from another one.
    if (page.location !== undefined) return page;
    const key = `${origin} ${page.etag}`;
    const known = forms.get(key);
    forms.delete(key);
    const html = () => page.body.toString().replaceAll(originPlaceholder, origin);
    const form = known ?? pageOf({ html: html(), styleSources: [...page.styleSources] }, page);
    forms.set(key, form);
    const [oldest] = forms.keys();
    if (forms.size > most && oldest !== undefined) forms.delete(oldest);
    return form;
  };
}
