import type { Page } from 'playwright-core';

/** Every theme besides the default. */
export const themes = ['large', 'dark', 'high', 'dark-high', 'large-dark', 'large-high', 'large-dark-high'];

/** The theme of the open page; empty: the default. */
export const themeOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.display ?? '');

/** Sets the theme of the pages that the visitor opens next; empty: the default. */
export async function setTheme(page: Page, theme: string, url: string): Promise<void> {
  if (theme) await page.context().addCookies([{ name: 'display', value: theme, url }]);
  else await page.context().clearCookies({ name: 'display' });
}

/** Changes the open page's theme, as a choice in another tab does; the page has had its first interaction. */
export async function changeTheme(page: Page, theme: string): Promise<void> {
  await setTheme(page, theme, page.url());
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForFunction((expected) => (document.documentElement.dataset.display ?? '') === expected, theme);
}

/** Sets the browser's default text size, 100 % being 16 px; the open page follows at once. */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return async (percent) => {
    const standard = Math.round((16 * percent) / 100);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  };
}
