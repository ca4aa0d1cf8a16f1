import fs from 'node:fs';
import ICAL from 'ical.js';
import type { CDPSession, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { desktop, phone, startJourney, type Visitor, interactFirst, openReady } from '../support/journey';
import { isLongRun } from '../support/longRun';
import { useScreenPaths } from '../support/screens';
import { useStarted } from '../support/useStarted';

/** Page actions and bookmarks: docs/behaviour/page-actions.md. */

const journey = useStarted(startJourney);
const pathOf = useScreenPaths(() => journey.server.app);
const actionButton = (page: Page, name: string) =>
  page.getByRole('group', { name: '页面工具' }).getByRole('button', { name, exact: true });

/** Touch events of a swipe. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const device: CDPSession = await page.context().newCDPSession(page);
  const steps = 6;
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const way = (a: number, b: number) => a + ((b - a) * step) / steps;
    await touch('touchMove', [{ x: way(from.x, to.x), y: way(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
  await device.detach();
}

async function middleOf(page: Page, selector: string) {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { left: box.x, right: box.x + box.width, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
] as const)('%s', (_where, viewport) => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await journey.visit({
      ...viewport,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = visitor.page;
  });

  /** What does not differ between devices is tested on one; the long run tests both. */
  const once = (title: string, test: () => Promise<void>) =>
    void ((isLongRun || viewport === phone) && it(title, test));

  once('downloads the deadline of a project as a calendar file', async () => {
    await openReady(page, pathOf('/project/detail'));
    const title = (await page.locator('h1').textContent())!;
    await page.getByRole('group', { name: '页面工具' }).locator('summary', { hasText: '更多' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), actionButton(page, '加入日历').click()]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const file = ICAL.parse(fs.readFileSync(await download.path(), 'utf8')) as unknown[];
    const event = new ICAL.Event(new ICAL.Component(file).getFirstSubcomponent('vevent')!);
    expect(event.summary).toBe(`截止：${title}`);
    const day = await actionButton(page, '加入日历').getAttribute('data-day');
    expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, day]);
  });

  once('lists a bookmark whose page no longer exists without a link', async () => {
    await page.addInitScript(() => {
      const item = { path: '/policy/detail/gone', title: '已撤下的政策', at: 1 };
      localStorage.setItem('saved', JSON.stringify([item]));
    });
    await openReady(page, '/saved');
    await page.getByText('内容已撤下').waitFor();
    expect(await page.getByRole('link', { name: '已撤下的政策' }).count()).toBe(0);
  });

  it('scrolls back to the top after two screens, and moves the focus there', async () => {
    await openReady(page, pathOf('/policy/detail'));
    const back = page.getByRole('button', { name: '返回顶部' });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('main')!.style.minHeight = '6000px';
    });
    // In the page, though not visible yet.
    await interactFirst(page);
    expect(await back.isVisible()).toBe(false);
    const goTo = (screens: number) => page.evaluate((count) => scrollTo(0, innerHeight * count), screens);
    await goTo(2.5);
    await back.waitFor();
    await goTo(1);
    await back.waitFor({ state: 'hidden' });
    await goTo(2.5);
    await back.waitFor();
    const covers = await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ title }) => title === '返回顶部')!;
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return [...document.querySelectorAll('[data-reach], footer')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      }).length;
    });
    expect(covers).toBe(0);
    await back.click();
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await back.waitFor({ state: 'hidden' });
  });

  once('prints an entry with its heading, address and date, and without interactive controls', async () => {
    await openReady(page, pathOf('/policy/detail'));
    await interactFirst(page);
    await page.getByText('来源：').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1').isVisible()).toBe(true);
    const parts = [page.getByRole('banner'), page.getByRole('contentinfo'), actionButton(page, '打印')];
    expect(await Promise.all(parts.map((part) => part.isVisible()))).toEqual([false, false, false]);
    expect(await page.getByRole('link', { name: /^更多/ }).isVisible()).toBe(false);
    const source = page.getByText(`来源：${journey.url}${pathOf('/policy/detail')}`);
    expect(await source.isVisible()).toBe(true);
    expect(await source.textContent()).toMatch(/打印日期：\d{4}-\d{2}-\d{2}/);
  });

  once('prints the name of a policy’s project with its label, which a screen does not show', async () => {
    const entity = { fdProjectName: '柔性产线改造示范', fdApplicationEnd: '2099-12-31' };
    const groups = [{ kind: 'projects', area: 'project', rows: [{ fdId: 'p1', set: true, entity }] }];
    await page.route('**/api/relations/of**', (route) => route.fulfill({ json: { code: 0, data: { groups } } }));
    await page.goto('/policy/2');
    await page.getByRole('main').locator('h2 a').first().click();
    await page.getByRole('link', { name: entity.fdProjectName }).first().waitFor();
    const width = async () => (await page.getByText('申报项目：').boundingBox())!.width;
    expect(await width()).toBeLessThan(2);
    await page.emulateMedia({ media: 'print' });
    expect(await width()).toBeGreaterThan(40);
  });

  // screens.test.ts covers the others.
  once('is accessible where a page links to the contacts', async () => {
    await openReady(page, '/contactUs?from=%2Fpolicy');
    await interactFirst(page);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a finger on a phone', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await journey.visit({ ...phone, reducedMotion: 'reduce' });
    page = visitor.page;
    await openReady(page, '/index');
  });

  const carousel = '[aria-roledescription="轮播图"]';
  const shown = () => page.locator(`${carousel} [aria-current="true"]`).getAttribute('aria-label');

  it('scrolls the page over a banner, and leaves its edges to the browser', async () => {
    // The carousel's script is loaded, and a swipe takes effect at once.
    await interactFirst(page);
    const { x, y, left } = await middleOf(page, carousel);
    await swipe(page, { x: x + 100, y }, { x: x - 60, y });
    await eventually(async () => expect(await shown()).toBe('第 2 张'));
    await swipe(page, { x: left + 5, y }, { x: left + 200, y });
    await swipe(page, { x, y: y + 60 }, { x, y: y - 200 });
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50));
    // A recognized swipe would have shown before the page had scrolled.
    expect(await shown()).toBe('第 2 张');
  });
});
