import type { Page, Route } from 'playwright-core';

/** Holds requests of a page back until they are released, or fail. */
export async function hold(page: Page, address: string | RegExp) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  const end = (how: (route: Route) => Promise<void>) => async () => {
    isHeld = false;
    // The page may have been left meanwhile.
    await Promise.all(waiting.map((route) => how(route).catch(() => undefined)));
  };
  return {
    waiting,
    count: () => waiting.length,
    release: end((route) => route.continue()),
    fail: end((route) => route.abort()),
  };
}
