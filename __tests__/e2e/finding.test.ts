import type { Locator, Page } from 'playwright-core';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import {
  desktop,
  phone,
  type VisitOptions,
  type Visitor,
  openReady,
  overflowOf,
  reloadReady,
  startJourney,
} from '../support/journey';
import { setTheme } from '../support/themes';
import { useStarted } from '../support/useStarted';

/** The search, and the filters of a list. */

const journey = useStarted(startJourney);
let visitor: Visitor;
let page: Page;
const visit = async (options: VisitOptions) => void ({ page } = visitor = await journey.visit(options));
async function open(path: string, options: VisitOptions = desktop) {
  await visit(options);
  await openReady(page, path);
}

const banner = () => page.getByRole('banner');
const field = () => banner().getByRole('search').getByRole('textbox', { name: '搜索' });
const searched = (q: string) => page.getByRole('heading', { level: 1, name: `“${q}”的搜索结果` });

it('fills the screen on a phone, and closes on going back', async () => {
  await open('/contactUs', phone);
  expect(await field().isVisible()).toBe(false);
  const searchLink = banner().getByRole('link', { name: '搜索' });
  const dialog = page.getByRole('dialog', { name: '搜索' });
  await searchLink.tap();
  await dialog.waitFor();
  const { width, height } = (await dialog.boundingBox())!;
  expect([width, height]).toEqual([phone.width, phone.height]);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/contactUs');
  await searchLink.tap();
  await dialog.getByRole('combobox', { name: '搜索' }).fill('补助');
  await dialog.getByRole('option').first().waitFor();
  const action = dialog.getByRole('button', { name: '查看全部结果' });
  const box = (await action.boundingBox())!;
  expect(box.y + box.height).toBeGreaterThan(phone.height - 60);
  expect(await violations(page)).toEqual([]);
  await action.tap();
  await searched('补助').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await overflowOf(page)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('finds a supplier on a phone by three taps, on the first screen of the results', async () => {
  await open('/', phone);
  await banner().getByRole('link', { name: '搜索' }).tap();
  const dialog = page.getByRole('dialog', { name: '搜索' });
  await dialog.getByRole('combobox', { name: '搜索' }).fill('封边');
  await dialog.getByRole('button', { name: '查看全部结果' }).tap();
  await searched('封边').waitFor();
  const supplier = page.getByRole('list', { name: '供需' }).getByRole('listitem').first();
  const box = (await supplier.boundingBox())!;
  expect(box.y).toBeLessThan(320);
  expect(box.y + box.height).toBeLessThan(phone.height);
  expect(await supplier.innerText()).toContain('供应');
  await supplier.getByRole('link').tap();
  await page
    .getByRole('link', { name: /拨打电话/ })
    .first()
    .waitFor();
});

it('begins the results above 320 px on a phone, below one line of counts', async () => {
  await visit(phone);
  for (const q of ['封边', '数字化改造']) {
    await openReady(page, `/search?q=${encodeURIComponent(q)}`);
    const counts = page.getByRole('navigation', { name: '按栏目查看' }).getByRole('link');
    const tops = await counts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    const first = page.getByRole('main').getByRole('region').getByRole('listitem').first();
    expect((await first.boundingBox())!.y).toBeLessThan(320);
    expect(await overflowOf(page)).toBe(0);
  }
});

it('shows a hit in a title on the first screen of a small phone with very large text', async () => {
  await visit({ ...phone, width: 320 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  const hit = '数字化转型应用商';
  await openReady(page, `/search?q=${encodeURIComponent(hit)}`);
  await page.locator('mark', { hasText: hit }).first().waitFor();
  expect(await overflowOf(page)).toBe(0);
});

it('has accessible suggestions', async () => {
  await open('/contactUs');
  // A text field, and after hydration a combobox.
  await page.locator('header input[name=q]').focus();
  await banner().getByRole('combobox', { name: '搜索' }).waitFor();
  await page.keyboard.insertText('补助');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it.each([
  ['beside the results', desktop],
  ['a sheet on a phone, whose button says how many results there will be', phone],
])('has accessible filters: %s', async (_where, screen) => {
  await open(`/search?q=${encodeURIComponent('板材')}`, screen);
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const panel = screen === phone ? sheet : page.getByRole('form', { name: '筛选' });
  if (screen === phone) await page.getByRole('main').getByRole('button', { name: '筛选' }).tap();
  const place = panel.getByRole('group', { name: '地区' }).getByRole('checkbox').first();
  await place.check();
  if (screen === phone) {
    const submit = sheet.getByRole('button', { name: /^查看 \d+ 条结果$/ });
    await submit.waitFor();
    expect(await violations(page)).toEqual([]);
    await submit.tap();
    await sheet.waitFor({ state: 'detached' });
  }
  await page.getByRole('list', { name: '已选条件' }).waitFor();
  expect(new URL(page.url()).searchParams.getAll('place')).toHaveLength(1);
  expect(await overflowOf(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  // Server-rendered with the choice.
  await reloadReady(page);
  if (screen === desktop) expect(await place.isChecked()).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

describe('where the backend offers no search', () => {
  const without = useStarted(() => startJourney({ config: { extras: [] } }));

  it('has a header without search, in one row', async () => {
    const { page: plain } = await without.visit(desktop);
    await openReady(plain, '/contactUs');
    expect(await plain.getByRole('search').count()).toBe(0);
    expect(await plain.getByRole('banner').getByRole('link', { name: '搜索' }).count()).toBe(0);
    expect((await plain.getByRole('banner').boundingBox())!.height).toBeLessThan(90);
  });
});

describe('the filters of a list', () => {
  const level = encodeURIComponent('市级');
  const province = encodeURIComponent('省级');
  const main = () => page.getByRole('main');
  const panel = () => main().getByRole('form', { name: '筛选' });
  const filterButton = () => main().getByRole('button', { name: /^筛选/ });
  const sheet = () => page.getByRole('dialog', { name: '筛选' });
  const chips = () => main().getByRole('list', { name: '已选条件' }).getByRole('link');
  const count = async () => Number(/共 (\d+) 条/.exec(await main().getByRole('status').first().innerText())![1]);

  /** Whether a select is as wide as its longest option. */
  const isWhole = (field: Locator) =>
    field.evaluate((select: HTMLElement) => {
      const free = select.cloneNode(true) as HTMLElement;
      free.style.cssText = 'position: absolute; width: max-content; max-width: none';
      select.after(free);
      const [own, freeWidth] = [select, free].map((one) => one.getBoundingClientRect().width);
      free.remove();
      return own! + 1 >= freeWidth!;
    });

  describe('on a wide screen', () => {
    it('keeps what is chosen in view, accessibly, and the list beside its filters, however short it is', async () => {
      await open(`/policy?fdLevel=${level}&fdLevel=${province}`);
      expect(await chips().count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 800));
      expect(await chips().first().isVisible()).toBe(true);
      for (const part of [chips().first(), main().getByRole('link', { name: '清除全部' })]) {
        expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(0);
      }
      const rows = main().getByRole('list', { name: '企业政策' }).getByRole('listitem');
      // As with few results.
      await rows.evaluateAll((items) => items.slice(1).forEach((item) => item.remove()));
      const { y, height } = (await panel().boundingBox())!;
      await page.mouse.wheel(0, y + height - desktop.height);
      await eventually(async () => expect((await rows.first().boundingBox())!.y).toBeGreaterThanOrEqual(0));
    });

    it('offers a way past the filters', async () => {
      await open('/policy');
      await page.getByRole('link', { name: '跳到列表' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const isInList = await page.evaluate(() => document.activeElement!.closest('#list') !== null);
      expect(isInList).toBe(true);
    });

    it('keeps its filters in their column, however long a word is', async () => {
      await open('/policy');
      const box = panel().getByRole('checkbox').first();
      const width = () => panel().evaluate((form) => [form.clientWidth, form.scrollWidth]);
      const [column] = await width();
      await box.evaluate((field) => (field.nextElementSibling!.textContent = 'Internationalization'.repeat(2)));
      expect(await width()).toEqual([column, column]);
    });
  });

  it('keeps the bar visible on a phone, without covering the focused element', async () => {
    await open('/policy', phone);
    const last = main().getByRole('list', { name: '企业政策' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    expect((await filterButton().boundingBox())!.y).toBeLessThan(10);
    const bar = await filterButton().boundingBox();
    await page.evaluate(() => scrollBy(0, 400));
    await last.focus();
    expect((await last.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  });

  describe.each([
    [320, ''],
    [390, 'large'],
    [320, 'large'],
  ])('%d wide, with text of the theme %j', (width, size) => {
    it('truncates neither an order nor a count, and does not scroll sideways', async () => {
      await visit({ ...phone, width });
      await setTheme(page, size, journey.url);
      await openReady(page, '/supply_demand/supply');
      expect(await isWhole(main().getByRole('combobox', { name: '排序' }))).toBe(true);
      await filterButton().tap();
      await sheet().getByRole('checkbox').first().waitFor();
      const rows = sheet().locator('label');
      await rows
        .first()
        .evaluate((row) => (row.children[1]!.textContent = '关于支持家居企业数字化转型的主题'.repeat(4)));
      for (const row of (await rows.all()).slice(0, 3)) {
        const [frame, count] = [(await row.boundingBox())!, (await row.locator('.num').boundingBox())!];
        expect(count.x + count.width).toBeLessThanOrEqual(frame.x + frame.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

  it.each([
    ['on a wide screen', desktop],
    ['on a phone', phone],
  ])('is a form without script: %s', async (_where, screen) => {
    await visit({ ...screen, javaScriptEnabled: false });
    await page.goto('/policy');
    if (screen === phone) await filterButton().click();
    const order = main().getByRole('combobox', { name: '排序' });
    expect(await isWhole(order)).toBe(true);
    await panel().getByRole('checkbox', { name: /^市级/ }).check();
    await panel().getByRole('button', { name: '查看结果' }).click();
    await page.waitForURL((url) => url.search === `?fdLevel=${level}`);
    if (screen === phone) await filterButton().click();
    await order.selectOption({ label: '最早发布' });
    await panel().getByRole('button', { name: '查看结果' }).click();
    await page.waitForURL((url) => url.searchParams.get('order') === 'fdApplyDate');
    expect(new URL(page.url()).searchParams.get('fdLevel')).toBe('市级');
    const chosen = await count();
    const second = main().getByRole('button', { name: '2', exact: true });
    await second.click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    expect(new URL(page.url()).searchParams.get('fdLevel')).toBe('市级');
    expect(await count()).toBe(chosen);
    await chips().first().click();
    await page.waitForURL((url) => !url.searchParams.has('fdLevel'));
    expect(await count()).toBeGreaterThan(chosen);
  });

  it('opens an accessible dialog on a tablet, as the search does on a phone', async () => {
    await open(`/policy?fdLevel=${level}`, { ...phone, width: 820, height: 1000 });
    await filterButton().tap();
    await sheet().getByRole('checkbox').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
