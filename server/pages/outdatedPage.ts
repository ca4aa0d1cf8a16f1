import { pageOf, type CachedPage } from './cachedPage';

const forms = new WeakMap<CachedPage, Promise<CachedPage>>();

const stateStart = /id="portal-state"[^>]*>\{/;

async function formOf(page: CachedPage): Promise<CachedPage> {
  if (!page.outdatedNotice) return page;
  const { place, notice } = page.outdatedNotice;
  const html = (await page.body.plain())
    .toString()
    .replace(place, () => notice)
    .replace(stateStart, (start) => `${start}"isOutdated":true,`);
  return pageOf({ html, sources: page.sources }, page);
}

/** A cached page with a notice of its age, both visible and in the state for hydration. */
export function outdatedPage(page: CachedPage): Promise<CachedPage> {
  const form = forms.get(page) ?? formOf(page);
  forms.set(page, form);
  return form;
}
