import type { Page } from 'playwright-core';

/** For `goto`: the page is drawn, its script is there, and nothing is on its way. */
export const settled = { waitUntil: 'networkidle' } as const;

/** How much wider a page is than its window, px. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
