import type { Locator, Page, Response } from 'playwright-core';
import { pageReadyEvent } from '../../src/lib/pageReadyEvent';
import { eventually } from './eventually';

const watched = new WeakSet<Page>();

type Told = typeof globalThis & { isPageReady?: boolean };

/** Makes later documents of a page record their hydration. */
export async function watchReady(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript((event) => {
    document.addEventListener(event, () => ((globalThis as Told).isPageReady = true), { once: true });
  }, pageReadyEvent);
}

/** Waits until the document, opened after `watchReady`, is hydrated and the visitor's login is known. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as Told).isPageReady);
}

/** Opens an address, and waits for its hydration. */
export async function openReady(page: Page, path: string): Promise<Response> {
  await watchReady(page);
  const answer = await page.goto(path);
  await isReady(page);
  return answer!;
}

/** Reloads the current page, and waits for its hydration. */
export async function reloadReady(page: Page): Promise<void> {
  await watchReady(page);
  await page.reload();
  await isReady(page);
}

/** Waits until the page has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until the page is idle and painted. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await painted(page);
}

/** Waits until a control has the focus. */
export const hasFocus = (control: Locator): Promise<void> =>
  eventually(async () => expect(await control.evaluate((element) => element === document.activeElement)).toBe(true));

/** Makes the visitor's first interaction, and waits for the script that it loads. */
export async function interactFirst(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('button[title="返回顶部"]').waitFor({ state: 'attached' });
}

/** A visitor with Save-Data: nothing is prefetched. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** How far a page scrolls sideways, px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
