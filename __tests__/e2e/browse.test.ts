import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
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

describe('finding the way', () => {
  it.each([
    ['/', '/index'],
    ['/financial', '/financial/default'],
    ['/supply_demand', '/supply_demand/supply'],
  ])('%s leads to %s', async (from, to) => {
    await page.goto(from);
    await at(to);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

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

  it.each([
    ['/project', ['企业政策']],
    ['/privacy', []],
    ['/account/login', []],
    ['/no-such-page', []],
  ])('%s marks %j in the main navigation', async (path, marked) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await current()).toEqual(marked);
  });

  it.each([
    '/policy/detail', '/financial/detail', '/supply_demand/supply/detail', '/homeLogin/x', '/index/x', '/nowhere',
  ])('%s is not found and offers a link home', async (path) => {
    await page.goto(path);
    await heading('页面不存在');
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
    await at('/index');
  }); // prettier-ignore

  it('offers the skip link as the first stop of the keyboard', async () => {
    await page.goto('/policy');
    await heading('企业政策');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('moves the focus to the heading after a navigation', async () => {
    // Before the script a link is the browser's own.
    await page.goto('/index', { waitUntil: 'networkidle' });
    await mainNavigation().getByRole('link', { name: '行业动态' }).click();
    await heading('行业动态');
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
  });
});

describe('the home banner', () => {
  const banner = () => page.getByRole('region', { name: '首页横幅' });
  const shown = () => banner().locator('button[aria-current="true"]').getAttribute('aria-label');
  const isShown = (name: string) => eventually(async () => expect(await shown()).toBe(name));

  beforeEach(async () => {
    await page.clock.install();
    await page.goto('/index');
    await heading('首页');
    await isShown('第 1 张');
  });

  it('shows six pictures and moves on every five seconds, round and round', async () => {
    expect(
      await banner()
        .getByRole('button', { name: /^第 \d 张$/ })
        .count(),
    ).toBe(6);
    for (const next of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(5_000);
      await isShown(`第 ${next} 张`);
    }
  });

  it('jumps to the clicked dot and restarts the five seconds', async () => {
    await page.clock.runFor(4_000);
    await banner().getByRole('button', { name: '第 4 张' }).dispatchEvent('click');
    await isShown('第 4 张');
    await page.clock.runFor(4_000);
    expect(await shown()).toBe('第 4 张');
    await page.clock.runFor(1_000);
    await isShown('第 5 张');
  });

  it('stops when it is paused', async () => {
    await banner().getByRole('button', { name: '暂停轮播' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await shown()).toBe('第 1 张');
    await banner().getByRole('button', { name: '继续轮播' }).waitFor();
  });
});

describe('the home tabs', () => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const open = () => page.getByRole('tab', { selected: true }).textContent();

  beforeEach(async () => {
    await page.clock.install();
    // Of two tabs that are pressed before the script is there the last counts.
    await page.goto('/index', { waitUntil: 'networkidle' });
    await heading('首页');
    await page.clock.runFor(600);
  });

  it('hold four entries each, link to their section, and end at the first and the last', async () => {
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

  it('do not change while the slide runs', async () => {
    await tab('人才服务').dispatchEvent('click');
    await tab('行业动态').dispatchEvent('click');
    await eventually(async () => expect(await open()).toBe('人才服务'));
    await page.clock.runFor(600);
    await tab('行业动态').click();
    await eventually(async () => expect(await open()).toBe('行业动态'));
  });
});

describe('pages of a list', () => {
  const bar = () => page.getByRole('navigation', { name: '分页' });
  const numbers = () => bar().getByRole('button', { name: /^\d+$/ }).allTextContents();
  const jump = () => bar().getByLabel('跳至页码');
  const openPage = () => bar().locator('[aria-current="page"]').textContent();

  beforeEach(async () => {
    await page.goto('/policy');
    await heading('企业政策');
    await bar().waitFor();
  });

  it('show the first five and the last five when there are more than ten', async () => {
    const total = Number(/共 (\d+) 条/.exec((await bar().textContent()) ?? '')![1]);
    const last = Math.ceil(total / 6);
    expect(last).toBeGreaterThan(10);
    const ends = [1, 2, 3, 4, 5, last - 4, last - 3, last - 2, last - 1, last];
    expect(await numbers()).toEqual([...new Set(ends)].map(String));
    expect(await bar().getByRole('button', { name: '上一页' }).isDisabled()).toBe(true);
    await bar()
      .getByRole('button', { name: String(last) })
      .click();
    await at(`/policy?page=${last}`);
    expect(await bar().getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
  });

  it.each([
    ['3', '3', '/policy?page=3'],
    ['1.5', '1', '/policy'],
    ['0', '1', '/policy'],
    ['-4', '1', '/policy'],
    ['5x', '1', '/policy'],
    ['', '1', '/policy'],
  ])('a jump to "%s" lands on page %s', async (typed, landed, path) => {
    await jump().fill(typed);
    await jump().press('Enter');
    await at(path);
    await eventually(async () => expect([await openPage(), await jump().inputValue()]).toEqual([landed, landed]));
  });

  it('a jump past the end lands on the last page, also on blur', async () => {
    await jump().fill('9999');
    await jump().blur();
    const last = (await numbers()).at(-1)!;
    await at(`/policy?page=${last}`);
    await eventually(async () => expect(await openPage()).toBe(last));
  });

  it('keep their number over back, forward and reload', async () => {
    await bar().getByRole('button', { name: '下一页' }).click();
    await at('/policy?page=2');
    await page.getByRole('list', { name: '企业政策' }).getByRole('link').first().click();
    await eventually(() => expect(address()).toMatch(/^\/policy\/detail\//));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('2'));
    // Whoever goes back before the script has taken the page over gets it drawn anew, which the browser notes as an error.
    await page.reload({ waitUntil: 'networkidle' });
    await eventually(async () => expect(await openPage()).toBe('2'));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('1'));
    await page.goForward();
    await eventually(async () => expect(await openPage()).toBe('2'));
  });

  it('correct an address past the end without a history entry of its own', async () => {
    await page.goto('/policy?page=4000');
    await eventually(() => expect(address()).toMatch(/^\/policy\?page=\d{1,3}$/));
    await page.goBack();
    await at('/policy');
  });
});

describe('coming back', () => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  it('finds the list where it was, also after a reload', async () => {
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

describe('experts', () => {
  it('change three at a time and begin again after the last', async () => {
    await page.goto('/specialist');
    await heading('共享人才');
    const asked = () =>
      visitor.calls.filter((call) => call.includes('recommendList')).map((call) => /pageNum=(\d+)/.exec(call)![1]);
    const again = page.getByRole('button', { name: '换一批' });
    await again.waitFor();
    const { total } = (await (await page.request.get('/api/specialist/recommendList?pageSize=3')).json()) as {
      total: number;
    };
    const batches = Math.ceil(total / 3);
    expect(batches).toBeGreaterThan(1);
    for (let batch = 1; batch < batches; batch += 1) {
      await again.click();
      await eventually(() => expect(asked().at(-1)).toBe(String(batch + 1)));
    }
    const firstNames = async () =>
      page.getByRole('region', { name: '推荐专家' }).getByRole('link').first().textContent();
    const lastBatch = await firstNames();
    await again.click();
    await eventually(async () => expect(await firstNames()).not.toBe(lastBatch));
  });
});
