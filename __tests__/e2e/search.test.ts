import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { desktop, phone, type VisitOptions, type Visitor } from '../support/journey';
import { openReady, overflowOf, reloadReady } from '../support/pages';
import { useJourney } from '../support/useJourney';

let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => ({ visitor, page } = stage));
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

describe('without script', () => {
  it('is a form in the header', async () => {
    await visit({ ...desktop, javaScriptEnabled: false });
    await page.goto('/contactUs');
    await field().fill('补助');
    await field().press('Enter');
    await searched('补助').waitFor();
    expect(await field().inputValue()).toBe('补助');
    await page.getByRole('navigation', { name: '按栏目查看' }).getByRole('link', { name: /政策/ }).click();
    await page.getByRole('heading', { level: 2, name: /政策/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('area')).toBe('policy');
  });

  it('is a link on a phone, to a page with a form', async () => {
    await visit({ ...phone, javaScriptEnabled: false });
    await page.goto('/contactUs');
    await banner().getByRole('link', { name: '搜索' }).tap();
    const own = page.getByRole('main').getByRole('search').getByRole('searchbox', { name: '搜索' });
    await own.fill('补助');
    await own.press('Enter');
    await searched('补助').waitFor();
  });
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

it('has accessible suggestions, works with the keyboard only, and goes back to the page', async () => {
  await open('/contactUs');
  // A text field, and after hydration a combobox.
  const typed = page.locator('header input[name=q]');
  await typed.focus();
  await banner().getByRole('combobox', { name: '搜索' }).waitFor();
  await page.keyboard.insertText('补助');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const reached = page.getByRole('option', { selected: true });
  await reached.waitFor();
  expect(await violations(page)).toEqual([]);
  const to = await reached.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => `${url.pathname}${url.search}` === to);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor();
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('has a clear button in the header’s field only while it is not empty', async () => {
  await open('/contactUs');
  const clear = banner().getByRole('button', { name: '清空' });
  await page.locator('header input[name=q]').fill('补助');
  await page.getByRole('option').first().waitFor();
  const textEnd = await page.locator('header input[name=q]').evaluate((input) => {
    return input.getBoundingClientRect().right - parseFloat(getComputedStyle(input).paddingRight);
  });
  expect(textEnd).toBeLessThanOrEqual((await clear.boundingBox())!.x);
  await page.keyboard.press('Enter');
  await searched('补助').waitFor();
  expect(await clear.isVisible()).toBe(true);
  await page.getByRole('list', { name: '政策' }).getByRole('link').first().click();
  await page.getByRole('article').waitFor();
  expect(await page.locator('header input[name=q]').inputValue()).toBe('');
  expect(await clear.isVisible()).toBe(false);
});

it('shows that nothing was found, with a correction and accessible links to go on', async () => {
  await open(`/search?q=${encodeURIComponent('版才')}`, phone);
  await page.getByRole('heading', { level: 1, name: '没有找到“版才”' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: '板材', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '查看全部政策' }).tap();
  await page.waitForURL((url) => url.pathname.startsWith('/policy'));
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
  let plain: Page;
  const visitPlain = useJourney((stage) => ({ page: plain } = stage), desktop, { config: { extras: [] } });

  it('has a header without search, in one row', async () => {
    await visitPlain();
    await openReady(plain, '/contactUs');
    expect(await plain.getByRole('search').count()).toBe(0);
    expect(await plain.getByRole('banner').getByRole('link', { name: '搜索' }).count()).toBe(0);
    expect((await plain.getByRole('banner').boundingBox())!.height).toBeLessThan(90);
  });
});
