import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { labels, readDocument, type PageSnapshot } from '../../faults/pageSnapshot';
import { eventually, patience } from '../../support/eventually';
import type { Target } from '../../support/faultServer';

/** A browser tab that is reused for one case after another, with what it recorded during the current one. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  /** Uncaught errors and rejections. */
  thrown: string[];
  /** Console errors, except for the failed calls that the browser and the portal's client log. */
  complaints: string[];
  /** Requests to the watched call. */
  sent(): number;
  /** Whether each of them has ended. */
  ended(): boolean;
  takeSnapshot(): Promise<PageSnapshot>;
  /** Starts counting requests to this call. */
  watch(target: Target): void;
  /** Waits until no request but the watched call is pending. */
  quiet(): Promise<void>;
  /** Resets the tab to a first visit, or to one with a login only. */
  reset(token: string | null): Promise<void>;
}

const expectedInConsole = /^\[(?:api|auth)\]|^Failed to load resource|net::ERR_/;

/** An address of the portal that makes no calls: another origin would cost the browser a new process each time. */
export const quietPlace = '/robots.txt';

export function isRequestTo(request: Pick<Request, 'method' | 'url'>, { method, path, query = {} }: Target): boolean {
  const url = new URL(request.url());
  const asked = Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value);
  return request.method() === method && url.pathname === path && asked;
}

/** Keeps notices open, which hide after seconds: on a busy machine the test may look too late. Runs in the page. */
function holdNotices() {
  const setTimer = window.setTimeout.bind(window);
  const seconds = 1000;
  window.setTimeout = ((act: () => void, wait = 0, ...rest: unknown[]) =>
    setTimer(act, wait >= 2 * seconds ? wait * 20 : wait, ...rest)) as typeof setTimeout;
}

/**
 * Opens a tab in a context of its own.
 *
 * @param clocked whether its pages have a fake clock
 */
export async function openTab(browser: Browser, origin: string, clocked: boolean): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  await (clocked ? context.clock.install() : context.addInitScript(holdNotices));
  const page = await context.newPage();
  let target: Target | null = null;
  let watched: Request[] = [];
  let documents = 0;
  const thrown: string[] = [];
  const complaints: string[] = [];
  const underWay = new Set<Request>();
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedInConsole.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (request.url().startsWith('data:')) return;
    underWay.add(request);
    if (target && isRequestTo(request, target)) watched.push(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => underWay.delete(request));
  }
  return {
    context,
    page,
    thrown,
    complaints,
    sent: () => watched.length,
    ended: () => watched.length > 0 && !watched.some((request) => underWay.has(request)),
    takeSnapshot: async () => ({ ...(await page.evaluate(readDocument, labels)), documents }),
    watch(next) {
      target = next;
      watched = [];
    },
    async quiet() {
      let calm = 0;
      await eventually(async () => {
        // The page has to be idle: what it is doing can lead to another request.
        await page.evaluate(() => document.readyState);
        const others = [...underWay].filter((request) => !watched.includes(request));
        calm = others.length === 0 ? calm + 1 : 0;
        expect(calm).toBeGreaterThan(2);
      });
    },
    async reset(token) {
      await context.setOffline(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (new URL(page.url()).pathname !== quietPlace) await page.goto(quietPlace);
      await page.evaluate((stored) => {
        localStorage.clear();
        sessionStorage.clear();
        if (stored) localStorage.setItem('authToken', stored);
      }, token);
      target = null;
      watched = [];
      documents = 0;
      thrown.length = 0;
      complaints.length = 0;
      underWay.clear();
    },
  };
}
