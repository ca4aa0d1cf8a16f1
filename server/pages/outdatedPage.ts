import { pageOf, type CachedPage } from './cachedPage';

const forms = new WeakMap<CachedPage, CachedPage>();

const stateStart = /id="portal-state"[^>]*>\{/;

/** A cached page with a notice of its age, both visible and in the state for hydration. */
export function outdatedPage(page: CachedPage): CachedPage {
  const known = forms.get(page);
  if (known ?? !page.outdatedNotice) return known ?? page;
  const { place, notice } = page.outdatedNotice;
  const html = page.body
    .toString()
    .replace(place, () => notice)
    .replace(stateStart, (start) => `${start}"isOutdated":true,`);
  const form = pageOf({ html, styleSources: [...page.styleSources] }, page);
  forms.set(page, form);
  return form;
}
