const megabit = 1_000_000 / 8;

/** Visitors' devices; the browser throttles network and CPU. */
export const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    network: { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit },
    processor: 4,
  },
  desktop: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    network: { latency: 40, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit },
    processor: 1,
  },
};

/**
 * A page with an empty cache on such a device.
 * @returns {Promise<{ page: import('playwright-core').Page, session: import('playwright-core').CDPSession }>}
 */
export async function openPage(browser, { network, processor, ...screen }, options = {}) {
  const context = await browser.newContext({ ...screen, ...options, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session };
}
