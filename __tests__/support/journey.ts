import fs from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Locator,
  type Response,
  type Route,
} from 'playwright-core';
import { readConfig, type ServerConfig } from '../../server/config';
import type { AppDeps } from '../../server/app';
import programs from '../../scripts/support/chromiums.json';
import { pageReadyEvent } from '../../src/lib/pageReadyEvent';
import { afterwards } from './afterwards';
import { demoSeed } from './demoContent';
import { patience, eventually } from './eventually';
import { startTestServer, type TestEngine, type TestServer } from './server';

/** Without these a browser calls its vendor's hosts, which fails again and again in a closed network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the machine's Chromium without a window: that of CHROME_PATH, else the headless shell, which starts in a sixth
 * of the time, else a whole one.
 *
 * @param isFull a whole Chromium, with the back/forward cache
 * @throws Error when there is none; `npm test` installs it where it may.
 */
function launchBrowser(isFull = false): Promise<Browser> {
  const files = [process.env.CHROME_PATH, ...(isFull ? [] : programs.headless), ...programs.full];
  const executablePath = files.find((file) => file && fs.existsSync(file));
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH');
  const ignoreDefaultArgs = isFull ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath, headless: true, args: quiet, ignoreDefaultArgs });
}

const clientDir = path.resolve(__dirname, '../../dist/client');

/** A visitor of the portal in a browser context of their own, who leaves after the test or the file of the visit. */
export interface Visitor {
  page: Page;
  /** Problems of the page: console errors, uncaught errors, requests to other hosts. */
  complaints: string[];
  /** Requests to backend paths so far, `GET /api/…?…`. */
  calls: string[];
  leave(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
}

export interface Journey {
  /** Origin of the portal. */
  url: string;
  server: TestServer;
  browser: Browser;
  /** Answer of the latest captcha of the portal. */
  captcha(): string;
  visit(options?: VisitOptions): Promise<Visitor>;
}

export const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
export const desktop = { width: 1440, height: 900 };

const backend = /^\/(?:api|captcha|components|profile)\/|^\/(?:login|logout|register\/add)$/;

function watch(page: Page, origin: string): Pick<Visitor, 'complaints' | 'calls'> {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    // A 404 page is logged by the browser.
    const isLostPage = / 404 /.test(message.text()) && message.location().url === page.url();
    if (isLostPage) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin)
      complaints.push(`other host: ${url.origin}`);
    if (backend.test(url.pathname)) calls.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  return { complaints, calls };
}

export interface JourneyOptions {
  config?: Partial<ServerConfig>;
  deps?: AppDeps;
  /** A full Chromium instead of the headless shell. */
  fullBrowser?: boolean;
}

/**
 * Client-rendered pages. The browser makes all their calls, so that a test can count or mock them; the first calls of a
 * server-rendered page are made by the server.
 */
export const plainPages: JourneyOptions = { config: { rendererFile: null } };

/** The database of the journeys' stores: that of the run (jest.config.ts). */
const engine = (process.env.JOURNEY_ENGINE ?? 'embedded') as TestEngine;

/** The built portal with the demo content in a new store, and a browser, for a file. Pages are server-rendered. */
export async function startJourney(options: JourneyOptions = {}): Promise<Journey> {
  if (!fs.existsSync(path.join(clientDir, 'index.html'))) throw new Error('the client is not built: npm run build');
  let answer = '';
  const server = await startTestServer({
    engine,
    config: { clientDir, rendererFile: readConfig({}).rendererFile, ...options.config },
    deps: {
      seed: demoSeed,
      onCaptcha: (_session, newest) => {
        answer = newest;
      },
      ...options.deps,
    },
  });
  const browser = await launchBrowser(options.fullBrowser);
  afterwards(() => browser.close());
  return {
    url: server.url,
    server,
    browser,
    captcha: () => answer,
    async visit({ width = desktop.width, height = desktop.height, ...rest } = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        viewport: { width, height },
        ...rest,
      });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      const leave = async () => {
        // A route handler that still reads a response would fail after the page was closed.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      };
      afterwards(leave);
      return { page, ...watch(page, server.url), leave };
    },
  };
}

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

/** Waits for the captcha's picture: until it has loaded, the latest answer is that of the previous one. */
export const captchaShown = (page: Page): Promise<void> =>
  page.getByRole('img', { name: '验证码图片' }).and(page.locator('[src^="data:image/png"]')).waitFor();

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
