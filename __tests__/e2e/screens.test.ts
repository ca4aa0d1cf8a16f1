import type { Page, Request } from 'playwright-core';
import { zh } from '../../src/i18n/zh';
import { violations } from '../support/axe';
import { demoLogin, sendIntention } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import {
  desktop,
  phone,
  type Visitor,
  interactFirst,
  untilIdle,
  openReady,
  saveData,
  overflowOf,
} from '../support/journey';
import { shiftsAbove, watchShifts } from '../support/layoutShifts';
import { inLongRun, isLongRun } from '../support/longRun';
import { faultsOf, lostInPrint, misplacedAct } from '../support/looks';
import { changeTheme, textSizeOf, themes, setTheme } from '../support/themes';
import { companyScreens, layouts, screenNames } from '../support/screens';
import { useScreens } from '../support/useScreens';

/**
 * Every screen as the server renders it, with all checks in one visit. Decisions: docs/decisions/
 * 032-server-rendering.md, 045-display-settings.md; layoutShift.test.ts covers client-rendered pages.
 */

/** Widths, narrowest first, and browser text sizes, %, at which no page may scroll sideways. */
const devices = [
  ['on a phone', phone, inLongRun([320, 360, 390], [320, 390])],
  ['on a desktop', desktop, [820, 1440]],
] as const;
const textSizes = inLongRun([130, 200], [200]);
/** Those in large type; 720 is a desktop at 200 % zoom. */
const widthsInLarge = [320, 720, 768, 1440];

/** The themes of each device: those that change sizes on phones, those that change colours on desktops. */
const themesOf = (isPhone: boolean) =>
  inLongRun(
    themes,
    themes.filter((theme) => theme.includes('large') === isPhone),
  );

/** Most that a page may move by itself (cumulative layout shift). */
const limit = 0.01;

/** The screens that are checked in every theme; the long run checks all. */
const inEveryTheme = new Set([
  '/index',
  '/policy',
  '/policy/detail/{fdId}',
  '/shopping_mall',
  '/supply_demand/supply/detail/{fdId}',
  '/homeLogin',
  '/homeRegister',
  '/display-settings',
  '/accessibility',
  '/contactUs',
  ...(isLongRun ? screenNames : []),
]);

/** Those that show something on phones only. */
const wholeOnPhones = new Set([...inEveryTheme, '/project', '/supply_demand/compare']);

/** Another screen of a layout is opened on one device. */
const openedOn = (isPhone: boolean) =>
  inLongRun(
    screenNames,
    screenNames.filter((name, place) => layouts.includes(name) || (place % 2 === 0) === isPhone),
  );

/** The lists with filters beside them on wide windows. */
const filtered = [
  '/policy',
  '/supply_demand/supply',
  '/supply_demand/demand',
  '/shopping_mall',
  '/project',
  '/specialist/detailAll',
  '/special',
];

const isCall = (address: string) => /^\/(?:api|captcha|components)\//.test(address);
const isForm = (name: string) => /login|register/i.test(name);

const journey = useScreens();

async function fitsAt(page: Page, widths: readonly number[], height: number) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect([width, await overflowOf(page), await faultsOf(page)]).toEqual([width, 0, []]);
  }
}

describe.each(devices)('%s', (_where, viewport, widths) => {
  let visitor: Visitor;
  let page: Page;
  let setTextSize: (percent: number) => Promise<void>;
  beforeAll(async () => {
    visitor = await journey.visit({ ...viewport, reducedMotion: 'reduce' });
    page = visitor.page;
    await saveData(page);
    await watchShifts(page);
    setTextSize = await textSizeOf(page);
  });
  beforeEach(async () => {
    visitor.calls.length = 0;
    visitor.complaints.length = 0;
    // Resets the state of the previous visit.
    await page.setViewportSize(viewport);
    await setTextSize(100);
    await setTheme(page, '', journey.url);
  });

  const isNoWiderAt = async (what: string, all: readonly number[]) => {
    for (const width of all) {
      await page.setViewportSize({ width, height: viewport.height });
      expect([what, width, await overflowOf(page)]).toEqual([what, width, 0]);
    }
    await page.setViewportSize(viewport);
  };

  /** Checks that depend on text size, colors and width, on the page as it was opened. */
  async function isGood(hasThemes: boolean, isWhole = hasThemes) {
    await fitsAt(page, widths, viewport.height);
    for (const percent of textSizes) {
      await setTextSize(percent);
      await isNoWiderAt(`text of ${percent} %`, widths);
    }
    await setTextSize(100);
    // Including what appears after the first interaction.
    await interactFirst(page);
    const only = viewport === phone && !isWhole ? (['size'] as const) : undefined;
    expect(await violations(page, { only })).toEqual([]);
    if (viewport === desktop) expect(await lostInPrint(page)).toEqual([]);
    for (const theme of hasThemes ? themesOf(viewport === phone) : []) {
      await changeTheme(page, theme);
      const withFaint = theme.includes('large') || theme.includes('high');
      expect([theme, await overflowOf(page)]).toEqual([theme, 0]);
      expect([theme, await violations(page, { withFaint, only: ['colours'] })]).toEqual([theme, []]);
      // Large type has one size in all colours.
      if (theme !== 'large') continue;
      expect([await faultsOf(page), await violations(page, { only: ['size'] })]).toEqual([[], []]);
      await isNoWiderAt('large type', widthsInLarge);
    }
    // Browsers log a 404 to the console.
    expect(visitor.complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
  }

  it.each(openedOn(viewport === phone))(
    '%s is rendered with its data, hydrates without mismatch, fits, prints in full, is accessible and logs no error',
    async (name) => {
      const { path, heading } = journey.screens.get(name)!;
      const answer = await openReady(page, path);
      await untilIdle(page);
      expect(answer.status()).toBe(name === '/no-such-page' ? 404 : 200);
      expect(await answer.text()).toContain('id="portal-state"');
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      expect(await page.title()).toBe(`${heading} - 家居定制供应链`);
      expect(await page.getByRole('status').filter({ hasText: '加载中' }).count()).toBe(0);
      const requested = visitor.calls.map((call) => call.replace(/^GET |\?.*$/g, '')).filter(isCall);
      expect(requested).toEqual(isForm(name) ? ['/captcha/captchaImage'] : []);
      if (filtered.includes(name)) {
        const panel = page.getByRole('main').getByRole('form', { name: '筛选' });
        expect(await panel.isVisible()).toBe(viewport === desktop);
      }
      expect(await shiftsAbove(page, limit)).toEqual([]);
      expect(await misplacedAct(page, name)).toBeNull();
      await isGood(inEveryTheme.has(name), wholeOnPhones.has(name));
    },
  );

  it('the search results fit and are accessible in every theme', async () => {
    await openReady(page, `/search?q=${encodeURIComponent('板材')}`);
    await page.getByRole('heading', { level: 1, name: '“板材”的搜索结果' }).waitFor();
    await isGood(true);
  });
});

describe.each(devices)("%s, a company's own desk", (_where, viewport, widths) => {
  let visitor: Visitor;
  let receipt: { number: string; title: string };
  beforeAll(async () => {
    const { options, headers } = await demoLogin(journey);
    visitor = await journey.visit({ ...viewport, ...options, reducedMotion: 'reduce' });
    await sendIntention(journey, viewport === desktop ? 0 : 1);
    const answer = await journey.server.app.inject({ url: '/api/my/submissions?kind=intention', headers });
    [receipt] = answer.json<{ rows: (typeof receipt)[] }>().rows;
  });

  async function isGood(path: string, heading: string, title: string) {
    const { page, complaints } = visitor;
    complaints.length = 0;
    await openReady(page, path);
    // The server does not know the company: the browser makes the calls.
    await eventually(async () => {
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      expect(await page.title()).toBe(`${title} - 家居定制供应链`);
      expect(await page.getByRole('status').filter({ hasText: '加载中' }).count()).toBe(0);
    });
    await fitsAt(page, widths, viewport.height);
    expect(await violations(page)).toEqual([]);
    await interactFirst(page);
    if (viewport === desktop) expect(await lostInPrint(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }

  it.each(companyScreens)(
    '$path has its heading and title, fits, prints in full, is accessible and logs no error',
    ({ path, heading, title }) => isGood(path, heading, title),
  );

  it('so has a receipt, which is printed with its number and QR code', async () => {
    const { number, title } = receipt;
    await isGood(`/my/submission/${number}`, title, number);
    const { page } = visitor;
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('main').getByText(number).filter({ visible: true }).waitFor();
    await page.getByRole('img', { name: zh.my.code }).waitFor();
    await page.emulateMedia({ media: 'screen' });
  });
});

it('truncates no text inside a number', async () => {
  const { page } = await journey.visit(phone);
  for (const path of ['/shopping_mall', '/index', '/special']) {
    await page.goto(path);
    await page.locator('.nb').first().waitFor({ state: 'attached' });
    const { figures, cuttable } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main p .nb')].filter((figure) => {
        for (let element = figure.parentElement; element; element = element.parentElement) {
          const { webkitLineClamp, textOverflow } = getComputedStyle(element);
          if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return true;
        }
        return false;
      });
      // An ellipsis replaces an inline box as a whole, but splits plain text. Safari counts the box's line as one of the
      // text's, and puts the ellipsis into it, unless it has a clamp of its own.
      const parted = all.filter((figure) => {
        const { display, webkitLineClamp } = getComputedStyle(figure);
        return display === 'inline' || webkitLineClamp === 'none';
      });
      return { figures: all.length, cuttable: parted.map((figure) => figure.textContent) };
    });
    expect([path, figures > 0, cuttable]).toEqual([path, true, []]);
  }
});

const screenAt = (name: string) => journey.screens.get(name)!;
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
        const statuses = [...document.querySelectorAll('main [role="status"]')].filter(
          (one) => one.textContent === loading,
        );
        noted.waits += statuses.length + document.querySelectorAll('main [aria-busy="true"]').length;
      }).observe(document.body, { childList: true, subtree: true });
    }, zh.site.loading);
  const waits = () => page.evaluate(() => (window as unknown as { waits: number }).waits);

  it('has the skip link first in the tab order', async () => {
    await openReady(page, '/policy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('main'));
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
