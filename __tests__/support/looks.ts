import type { Page } from 'playwright-core';

/** Every look besides the usual one. */
export const looks = ['large', 'dark', 'high', 'dark-high', 'large-dark', 'large-high', 'large-dark-high'];

/** How the page looks that is open. */
export const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.display ?? '');

/** Has the pages of a visitor that are opened next look so; nothing: as usual. */
export async function putOn(page: Page, look: string, url: string): Promise<void> {
  if (look) await page.context().addCookies([{ name: 'display', value: look, url }]);
  else await page.context().clearCookies({ name: 'display' });
}

/** Has the open page look so, as a choice in another tab does; its first act has been done. */
export async function changeInto(page: Page, look: string): Promise<void> {
  await putOn(page, look, page.url());
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForFunction((wanted) => (document.documentElement.dataset.display ?? '') === wanted, look);
}

/** Sets the browser's own size of letters, of which 100 % is 16 px; the open page follows at once. */
export async function lettersOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return async (percent) => {
    const standard = Math.round((16 * percent) / 100);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
}
