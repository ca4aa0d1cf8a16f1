import type { Page, Request } from 'playwright-core';
import { zh } from '../../src/i18n/zh';
import { eventually } from '../support/eventually';
import { desktop, phone, type Visitor } from '../support/journey';
import { demoLogin } from '../support/demoCompany';
import { shiftsAbove, watchShifts } from '../support/layoutShifts';
import { inLongRun } from '../support/longRun';
import { hasFocus, untilIdle, openReady, saveData } from '../support/pages';
import { screenNames } from '../support/screens';
import { useScreens } from '../support/useScreens';

/** Server-rendered pages: docs/decisions/032-server-rendering.md. */

const journey = useScreens();
const screenAt = (name: string) => journey.screens.get(name)!;

const isForm = (name: string) => /login|register/i.test(name);

it('has the same header without script where it contains the navigation', async () => {
  const heights: (number | undefined)[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await journey.visit({ ...desktop, javaScriptEnabled });
    await (javaScriptEnabled ? openReady(page, '/policy') : page.goto('/policy'));
    heights.push((await page.getByRole('banner').boundingBox())?.height);
  }
  expect(heights[1]).toBe(heights[0]);
});

describe('without script, on a phone', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await journey.visit({ ...phone, javaScriptEnabled: false });
    page = visitor.page;
  });

  it('the navigation is open, and the page says what needs script', async () => {
    await page.goto('/index');
    await page.locator('noscript p', { hasText: '浏览器未启用 JavaScript' }).waitFor();
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '金融服务' }).tap();
    await page.getByRole('heading', { level: 1, name: '金融服务' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(visitor.complaints).toEqual([]);
  });

  it('the table of contents of an article is expanded', async () => {
    await page.goto(screenAt('/policy/detail/{fdId}').path);
    const contents = page.getByRole('navigation', { name: '目录' });
    expect(await contents.getByRole('link').first().isVisible()).toBe(true);
  });
});

describe('client-side navigation', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await journey.visit({ ...desktop, height: 600, reducedMotion: 'reduce' });
    page = visitor.page;
    await saveData(page);
  });

  /** Records from now on whether the screen shows anything loading. */
  const watchWaits = () =>
    page.evaluate((loading) => {
      const noted = window as unknown as { waits: number };
      noted.waits = 0;
      new MutationObserver(() => {
        const said = [...document.querySelectorAll('main [role="status"]')].filter(
          (one) => one.textContent === loading,
        );
        noted.waits += said.length + document.querySelectorAll('main [aria-busy="true"]').length;
      }).observe(document.body, { childList: true, subtree: true });
    }, zh.site.loading);
  const waits = () => page.evaluate(() => (window as unknown as { waits: number }).waits);

  it('has the skip link first in the tab order', async () => {
    await openReady(page, '/policy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('main'));
  });

  it('moves the focus to the heading', async () => {
    await openReady(page, '/index');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '行业动态' }).click();
    await hasFocus(page.getByRole('heading', { level: 1, name: '行业动态' }));
    expect(visitor.complaints).toEqual([]);
  });

  it('to a policy after hovering its link makes no further call, nor does going back, which restores the scroll position', async () => {
    await openReady(page, '/policy');
    await page.evaluate(() => scrollTo(0, 300));
    const place = () => page.evaluate(() => Math.round(scrollY));
    const link = page.getByRole('list', { name: '企业政策' }).getByRole('link').nth(2);
    const title = await link.getByRole('heading').or(link).first().innerText();
    const read = page.waitForResponse((answer) => answer.url().includes('/api/policy/findPolicyById'));
    await link.hover();
    await (await read).finished();
    await untilIdle(page);
    const from = await place();
    const requests: string[] = [];
    page.on('request', (request: Request) => {
      // The neighbouring items depend on the list: they are fetched once the page is shown.
      const isOfFoot = /\/api\/(?:policy\/neighbours|relations\/of)\?/.test(request.url());
      if (!isOfFoot && ['fetch', 'xhr', 'script', 'stylesheet', 'document'].includes(request.resourceType())) {
        requests.push(request.url());
      }
    });
    await watchWaits();
    await link.click();
    await page.getByRole('link', { name: '返回列表' }).waitFor();
    expect(title).toContain(await page.locator('h1').innerText());
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '企业政策' }).waitFor();
    await eventually(async () => expect(await place()).toBe(from));
    expect([await waits(), requests, visitor.complaints]).toEqual([0, [], []]);
  });
});

/** The forms redirect a company that is logged in. */
const pages = screenNames.filter((name) => !isForm(name));

/**
 * Pages whose content depends on the company; /policy stands for all others, which only have its name in the header.
 */
const ofCompanies = pages.filter((name) =>
  /^\/(?:index|policy|(?:project|shopping_mall|supply_demand\/\w+|specialist)(?:\/detail\/\{fdId\})?)$/.test(name),
);

describe('hydrated for a company that is logged in, the page', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    const { options } = await demoLogin(journey);
    visitor = await journey.visit({ ...phone, ...options, reducedMotion: 'reduce' });
    await saveData(visitor.page);
    await watchShifts(visitor.page);
  });

  it.each(inLongRun(pages, ofCompanies))('%s has no layout shift', async (name) => {
    const { page } = visitor;
    await openReady(page, screenAt(name).path);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /账户菜单/ })
      .waitFor();
    await untilIdle(page);
    expect(await shiftsAbove(page, 0.02)).toEqual([]);
  });
});
