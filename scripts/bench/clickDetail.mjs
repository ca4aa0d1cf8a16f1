import { openPage } from './devices.mjs';
import { observeClick } from './paintObserver.mjs';
import { requestLog } from './requestLog.mjs';

/** How long the pointer hovers over a link, or the finger touches it, before the click. */
const intentMs = 100;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function tap(session, point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(intentMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function point(page, { x, y }, restMs) {
  await page.mouse.move(x, y, { steps: 3 });
  await pause(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Opens a list, waits until it is idle, and clicks an entry as users do.
 * @param {{ url: string, title: string, probe: string, options?: object, restMs?: number }} target `probe`: words of the
 *   entry's text that the list does not show; `restMs`: how long the pointer rests on the link, before the click
 * @returns time from the click to the painted detail, in ms, and the requests that the click caused
 */
export async function clickDetail(browser, device, { url, title, probe, options, restMs = intentMs }) {
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
    await (device.hasTouch ? tap(session, middle) : point(page, middle, restMs));
    await page.waitForFunction(() => window.benchPainted !== undefined, null, { timeout: 30_000, polling: 100 });
    return { painted: await page.evaluate(() => window.benchPainted), requests: log.requests.length - before };
  } finally {
    await page.context().close();
  }
}
