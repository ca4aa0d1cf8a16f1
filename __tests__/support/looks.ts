import type { Page } from 'playwright-core';

/** Every theme besides the default. */
export const looks = ['large', 'dark', 'high', 'dark-high', 'large-dark', 'large-high', 'large-dark-high'];

/** The theme of the open page; empty: the default. */
export const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.display ?? '');

/** Sets the theme of the pages that the visitor opens next; empty: the default. */
export async function putOn(page: Page, look: string, url: string): Promise<void> {
  if (look) await page.context().addCookies([{ name: 'display', value: look, url }]);
  else await page.context().clearCookies({ name: 'display' });
}

/** Changes the open page's theme, as a choice in another tab does; the page has had its first interaction. */
export async function changeInto(page: Page, look: string): Promise<void> {
  await putOn(page, look, page.url());
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForFunction((wanted) => (document.documentElement.dataset.display ?? '') === wanted, look);
}

/** Sets the browser's default text size, 100 % being 16 px; the open page follows at once. */
export async function lettersOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return async (percent) => {
    const standard = Math.round((16 * percent) / 100);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
}
