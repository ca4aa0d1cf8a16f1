import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import {
  desktop,
  phone,
  type VisitOptions,
  type Visitor,
  openReady,
  overflowOf,
  reloadReady,
  useJourney,
} from '../support/journey';

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

it.each(['封边', '数字化改造'])(
  'begins the results of %s above 320 px on a phone, below one line of counts',
  async (q) => {
    await open(`/search?q=${encodeURIComponent(q)}`, phone);
    const counts = page.getByRole('navigation', { name: '按栏目查看' }).getByRole('link');
    const tops = await counts.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    const first = page.getByRole('main').getByRole('region').getByRole('listitem').first();
    expect((await first.boundingBox())!.y).toBeLessThan(320);
    expect(await overflowOf(page)).toBe(0);
  },
);

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
