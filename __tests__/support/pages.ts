import type { Page, Response } from 'playwright-core';
import { pageReadyEvent } from '../../src/lib/pageReadyEvent';

const watched = new WeakSet<Page>();

type Told = typeof globalThis & { isPageReady?: boolean };

/** Has the documents to come of a page note that their script has taken them over. */
export async function watchReady(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript((event) => {
    document.addEventListener(event, () => ((globalThis as Told).isPageReady = true), { once: true });
  }, pageReadyEvent);
}

/** Waits until the script has taken over the document, which was opened since `watchReady`, and knows the visitor. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as Told).isPageReady);
}

/** Opens an address, and waits until its script has taken it over. */
export async function openReady(page: Page, path: string): Promise<Response> {
  await watchReady(page);
  const answer = await page.goto(path);
  await isReady(page);
  return answer!;
}

/** Opens the current page again, and waits until its script has taken it over. */
export async function reloadReady(page: Page): Promise<void> {
  await watchReady(page);
  await page.reload();
  await isReady(page);
}

/** Lets the page draw what it has. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Lets the page do what it has begun, and draw it. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await drawn(page);
}

/** Does the visitor's first act, and waits for the script that comes with it. */
export async function actFirst(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('button[title="返回顶部"]').waitFor({ state: 'attached' });
}

/** A visitor who pays for each byte: nothing is fetched ahead of an act. */
export const sparing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** How far a page can be pushed sideways, px. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
