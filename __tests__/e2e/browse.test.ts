import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
import { openReady, reloadReady } from '../support/pages';
import { useJourney } from '../support/useJourney';

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => {
  ({ journey, visitor, page } = stage);
});
beforeEach(() => visit());
afterEach(() => expect(visitor.complaints).toEqual([]));

const address = () => page.url().slice(journey.url.length);
const at = (path: string) => eventually(() => expect(address()).toBe(path));
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const mainNavigation = () => page.getByRole('navigation', { name: '主导航' });
const current = () => mainNavigation().locator('[aria-current="page"]').allTextContents();

const sections = [
  ['首页', '/index'],
  ['企业政策', '/policy'],
  ['金融服务', '/financial/default'],
  ['共享人才', '/specialist'],
  ['供需对接', '/supply_demand/supply'],
  ['行业动态', '/special'],
  ['数字化转型应用商城', '/shopping_mall'],
  ['联系我们', '/contactUs'],
] as const;

/** One case each of what __tests__/src tests in full: layout, home page, pagination, addresses. */
describe('navigation', () => {
  it('lists the sections in order in the main navigation and marks the current one', async () => {
    await page.goto('/index');
    await heading('首页');
    expect(await mainNavigation().getByRole('link').allTextContents()).toEqual(sections.map(([name]) => name));
    for (const [name, path] of sections) {
      await mainNavigation().getByRole('link', { name, exact: true }).click();
      await at(path);
      await eventually(async () => expect(await current()).toEqual([name]));
    }
  });

  it('marks the section of a page below it', async () => {
    await page.goto('/project');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await current()).toEqual(['企业政策']);
  });

  it('shows that a page is not found, with a link home', async () => {
    await page.goto('/policy/detail');
    await heading('页面不存在');
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
    await at('/index');
  });

  it('has the skip link first in the tab order', async () => {
    await openReady(page, '/policy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('main'));
  });

  it('moves the focus to the heading after a navigation', async () => {
    // Before hydration a link loads a new document.
    await openReady(page, '/index');
    await mainNavigation().getByRole('link', { name: '行业动态' }).click();
    await heading('行业动态');
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
  });
});

describe('the home banner', () => {
  const banner = () => page.getByRole('region', { name: '首页横幅' });
  const shown = () => banner().locator('button[aria-current="true"]').getAttribute('aria-label');
  const isShown = (name: string) => eventually(async () => expect(await shown()).toBe(name));

  it('shows six pictures, moves on every five seconds, jumps to the clicked dot and can be paused', async () => {
    await page.clock.install();
    await openReady(page, '/index');
    await isShown('第 1 张');
    const dots = banner().getByRole('button', { name: /^第 \d 张$/ });
    expect(await dots.count()).toBe(6);
    await page.clock.runFor(5_000);
    await isShown('第 2 张');
    await dots.nth(5).dispatchEvent('click');
    await isShown('第 6 张');
    await page.clock.runFor(5_000);
    await isShown('第 1 张');
    await banner().getByRole('button', { name: '暂停轮播' }).click();
    await page.mouse.move(0, 0);
    await banner().getByRole('button', { name: '继续轮播' }).waitFor();
    await page.clock.runFor(20_000);
    expect(await shown()).toBe('第 1 张');
  });
});

describe('the home tabs', () => {
  const open = () => page.getByRole('tab', { selected: true }).textContent();

  it('have four entries each, link to their section, and do not wrap around', async () => {
    await page.clock.install();
    // Of two tabs clicked before hydration the last one counts.
    await openReady(page, '/index');
    await page.clock.runFor(600);
    const next = page.getByRole('button', { name: '下一栏' });
    const previous = page.getByRole('button', { name: '上一栏' });
    const to = ['/policy', '/specialist', '/special', '/shopping_mall'];
    const names = ['政策解读', '人才服务', '行业动态', '数字化应用商城'];
    for (const [index, name] of names.entries()) {
      await eventually(async () => expect(await open()).toBe(name));
      const panel = page.getByRole('tabpanel');
      await eventually(async () => expect(await panel.getByRole('listitem').count()).toBe(4));
      expect(await page.getByRole('link', { name: '查看更多' }).first().getAttribute('href')).toBe(to[index]);
      expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([index === 0, index === 3]);
      if (index < 3) await next.click();
      await page.clock.runFor(600);
    }
  });
});

describe('pages of a list', () => {
  const bar = () => page.getByRole('navigation', { name: '分页' });
  const jump = () => bar().getByLabel('跳至页码');
  const openPage = () => bar().locator('[aria-current="page"]').textContent();

  beforeEach(async () => {
    await openReady(page, '/policy');
  });

  it('are opened by number on Enter and on blur, and past the end the last one is', async () => {
    const total = Number(/共 (\d+) 条/.exec((await bar().textContent()) ?? '')![1]);
    const last = String(Math.ceil(total / 6));
    await jump().fill('3');
    await jump().press('Enter');
    await at('/policy?page=3');
    await eventually(async () => expect([await openPage(), await jump().inputValue()]).toEqual(['3', '3']));
    await jump().fill('9999');
    await jump().blur();
    await at(`/policy?page=${last}`);
    await eventually(async () => expect([await openPage(), await jump().inputValue()]).toEqual([last, last]));
    expect(await bar().getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
  });

  it('keep their number on back, forward and reload', async () => {
    await bar().getByRole('button', { name: '下一页' }).click();
    await at('/policy?page=2');
    await eventually(async () => expect(await openPage()).toBe('2'));
    await page.getByRole('list', { name: '企业政策' }).getByRole('link').first().click();
    await eventually(() => expect(address()).toMatch(/^\/policy\/detail\//));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('2'));
    // Going back before hydration renders the page again, which logs an error.
    await reloadReady(page);
    await eventually(async () => expect(await openPage()).toBe('2'));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('1'));
    await page.goForward();
    await eventually(async () => expect(await openPage()).toBe('2'));
  });

  it('correct an address past the end without adding a history entry', async () => {
    await page.goto('/policy?page=4000');
    await eventually(() => expect(address()).toMatch(/^\/policy\?page=\d{1,3}$/));
    await page.goBack();
    await at('/policy');
  });
});

describe('coming back', () => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  it('restores the scroll position of a list, also after a reload', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/special');
    const entries = page.getByRole('list', { name: '行业动态' }).getByRole('link');
    await entries.last().scrollIntoViewIfNeeded();
    await eventually(async () => expect(await scrolled()).toBeGreaterThan(100));
    const place = await scrolled();
    await entries.last().click();
    await eventually(async () => expect(await scrolled()).toBe(0));
    await page.goBack();
    await heading('行业动态');
    await eventually(async () => expect(Math.abs((await scrolled()) - place)).toBeLessThan(60));
    await page.reload();
    await heading('行业动态');
    await eventually(async () => expect(Math.abs((await scrolled()) - place)).toBeLessThan(60));
  });
});
