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
async function openPage(browser, { network, processor, ...screen }, options = {}) {
  const context = await browser.newContext({ ...screen, ...options, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session };
}

/** Tracks a page's requests from the first one on. */
function requestLog(page) {
  const requests = [];
  const open = new Set();
  let changedAt = performance.now();
  const touch = () => {
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    requests.push({ request, at: Date.now() });
    open.add(request);
    touch();
  });
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => {
      open.delete(request);
      touch();
    });
  }
  return {
    requests,
    /** Addresses of pending requests. */
    pending: () => [...open].map((request) => request.url()),
    /** Waits until no request was pending for some time, up to a limit. */
    async quiet(forMs, atMostMs) {
      const deadline = performance.now() + atMostMs;
      while (performance.now() < deadline && (open.size > 0 || performance.now() - changedAt < forMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Runs in the page before its own scripts: records the performance entries of the load. */
function observeLoad() {
  const seen = { shift: 0, largest: null };
  window.benchLoad = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const name = element
      ? `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`
      : 'a removed element';
    const text = url ? new URL(url).pathname : (element?.textContent ?? '').trim().slice(0, 24);
    seen.largest = { time: startTime, what: `${name} ${text}` };
  });
}

/** Runs in the page: the figures recorded so far. */
function readLoad() {
  const { shift, largest } = window.benchLoad;
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    largestPaint: largest?.time ?? null,
    layoutShift: shift,
    loadedAt: performance.timeOrigin + navigation.loadEventStart,
    largest: largest?.what ?? null,
  };
}

/**
 * Runs in the page before its own scripts: records when a link was clicked, and when title and text of its target had
 * been painted. `window.name` survives a change of documents.
 */
function observeClick({ title, probe }) {
  const plain = (text) => (text ?? '').replace(/\s+/g, '');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.name = String(performance.timeOrigin + timeStamp);
    },
    true,
  );
  let found = false;
  const look = () => {
    if (found || !window.name) return;
    const shown = plain(document.querySelector('main')?.textContent).includes(plain(probe));
    if (!shown || !plain(document.querySelector('h1')?.textContent).includes(plain(title))) return;
    found = true;
    // Right after the frame: messages wait behind the work that a library has put off until it is painted.
    const painted = () => {
      window.benchPainted = performance.timeOrigin + performance.now() - Number(window.name);
    };
    requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('DOMContentLoaded', look);
}

/** A page without requests for this long is loaded; the home page's banner moves after five seconds. */
const quietMs = 1500;
const longestMs = 20_000;

/** Records a trace for DevTools. */
async function traced(browser, page, file, work) {
  if (!file) return work();
  await browser.startTracing(page, { path: file });
  try {
    return await work();
  } finally {
    await browser.stopTracing();
  }
}

/**
 * One cold visit.
 * @param {{ url: string, options?: object }} target its content comes with the HTML, so that requests after the load event
 * are warm-up only
 * @param {string} [trace] file for a trace, which makes the visit slower
 * @returns the figures, and `largest`, the element of the largest paint
 */
export async function loadPage(browser, device, { url, options }, trace) {
  const { page } = await openPage(browser, device, options);
  try {
    const log = requestLog(page);
    await page.addInitScript(observeLoad);
    await traced(browser, page, trace, async () => {
      const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 }).catch((error) => {
        throw new Error(`${error.message}\nwithout a response: ${log.pending().join(' ')}`);
      });
      if (!response?.ok()) throw new Error(`${url}: ${response?.status()}`);
      await log.quiet(quietMs, longestMs);
    });
    const { loadedAt, ...figures } = await page.evaluate(readLoad);
    const warm = log.requests.filter(({ at }) => at > loadedAt);
    return {
      ...figures,
      requests: log.requests.length - warm.length,
      warmRequests: warm.length,
    };
  } finally {
    await page.context().close();
  }
}

/** How long the pointer hovers over a link, or the finger touches it, before the click. */
const intentMs = 100;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function tap(session, point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(intentMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function point(page, { x, y }) {
  await page.mouse.move(x, y, { steps: 3 });
  await pause(intentMs);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Opens a list, waits until it is idle, and clicks an entry as users do.
 * @param {{ url: string, title: string, probe: string, options?: object }} target `probe`: words of the
 *   entry's text that the list does not show
 * @returns time from the click to the painted detail, in ms, and the requests that the click caused
 */
export async function clickDetail(browser, device, { url, title, probe, options }) {
  const { page, session } = await openPage(browser, device, options);
  try {
    const log = requestLog(page);
    await page.addInitScript(observeClick, { title, probe });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await log.quiet(1500, 20_000);
    const link = page.locator('main h2 a').filter({ hasText: title }).first();
    await link.scrollIntoViewIfNeeded();
    await log.quiet(1000, 10_000);
    const before = log.requests.length;
    const box = await link.boundingBox();
    const middle = { x: box.x + Math.min(box.width, 120) / 2, y: box.y + box.height / 2 };
    await (device.hasTouch ? tap(session, middle) : point(page, middle));
    await page.waitForFunction(() => window.benchPainted !== undefined, null, { timeout: 30_000, polling: 100 });
    return { painted: await page.evaluate(() => window.benchPainted), requests: log.requests.length - before };
  } finally {
    await page.context().close();
  }
}
